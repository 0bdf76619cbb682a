const m = await import("/work/main/packages/synth/src/need/understand/understand.ts");
for (let i = 0; i < 3; i++) m.understand({ need: "orders with amount and date " + i, today: "2026-06-15" });
const need =
  process.argv[2] === "a"
    ? "data required by " + "-".repeat(600) + " b c d e"
    : "orders, evenly " + "and ".repeat(2400);
for (let i = 0; i < 2; i++) {
  const a = performance.now();
  m.understand({ need, today: "2026-06-15" });
  console.log((performance.now() - a).toFixed(0));
}
