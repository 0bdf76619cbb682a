/** The value of the last key is kept: the fields of one row or member ask one after another. */
export function remembered<T>(make: (key: number) => T): (key: number) => T {
  let known: { key: number; value: T } | undefined;
  return (key) => {
    if (known === undefined) known = { key, value: make(key) };
    else if (known.key !== key) {
      known.key = key;
      known.value = make(key);
    }
    return known.value;
  };
}
