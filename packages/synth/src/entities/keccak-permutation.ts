/**
 * The permutation Keccak-f[1600] (FIPS 202, section 3), written out, on interleaved lanes: of each the bits of even places in
 * one word and those of odd places in another, so that a lane turns by turning each word, which a processor does at once.
 * Lanes stay in local variables from one round to the next. Several times as quick as loops over an array of lanes, and an
 * address a row is what wallets cost.
 */

const evenConstants = Uint32Array.of(
  0x1,
  0x0,
  0x0,
  0x0,
  0x1,
  0x1,
  0x1,
  0x1,
  0x0,
  0x0,
  0x1,
  0x0,
  0x1,
  0x1,
  0x1,
  0x1,
  0x0,
  0x0,
  0x0,
  0x0,
  0x1,
  0x0,
  0x1,
  0x0,
);
const oddConstants = Uint32Array.of(
  0x0,
  0x89,
  0x8000008b,
  0x80008080,
  0x8b,
  0x8000,
  0x80008088,
  0x80000082,
  0xb,
  0xa,
  0x8082,
  0x8003,
  0x808b,
  0x8000000b,
  0x8000008a,
  0x80000081,
  0x80000081,
  0x80000008,
  0x83,
  0x80008003,
  0x80008088,
  0x80000088,
  0x8000,
  0x80008082,
);

/** Permutes 25 interleaved lanes in place: lane x + 5y has its even bits at 2 (x + 5y) and its odd ones after them. */
export function keccakPermutation(state: Uint32Array): void {
  let l0 = state[0] as number;
  let h0 = state[1] as number;
  let l1 = state[2] as number;
  let h1 = state[3] as number;
  let l2 = state[4] as number;
  let h2 = state[5] as number;
  let l3 = state[6] as number;
  let h3 = state[7] as number;
  let l4 = state[8] as number;
  let h4 = state[9] as number;
  let l5 = state[10] as number;
  let h5 = state[11] as number;
  let l6 = state[12] as number;
  let h6 = state[13] as number;
  let l7 = state[14] as number;
  let h7 = state[15] as number;
  let l8 = state[16] as number;
  let h8 = state[17] as number;
  let l9 = state[18] as number;
  let h9 = state[19] as number;
  let l10 = state[20] as number;
  let h10 = state[21] as number;
  let l11 = state[22] as number;
  let h11 = state[23] as number;
  let l12 = state[24] as number;
  let h12 = state[25] as number;
  let l13 = state[26] as number;
  let h13 = state[27] as number;
  let l14 = state[28] as number;
  let h14 = state[29] as number;
  let l15 = state[30] as number;
  let h15 = state[31] as number;
  let l16 = state[32] as number;
  let h16 = state[33] as number;
  let l17 = state[34] as number;
  let h17 = state[35] as number;
  let l18 = state[36] as number;
  let h18 = state[37] as number;
  let l19 = state[38] as number;
  let h19 = state[39] as number;
  let l20 = state[40] as number;
  let h20 = state[41] as number;
  let l21 = state[42] as number;
  let h21 = state[43] as number;
  let l22 = state[44] as number;
  let h22 = state[45] as number;
  let l23 = state[46] as number;
  let h23 = state[47] as number;
  let l24 = state[48] as number;
  let h24 = state[49] as number;
  for (let round = 0; round < 24; round++) {
    // Theta.
    const c0 = l0 ^ l5 ^ l10 ^ l15 ^ l20;
    const d0 = h0 ^ h5 ^ h10 ^ h15 ^ h20;
    const c1 = l1 ^ l6 ^ l11 ^ l16 ^ l21;
    const d1 = h1 ^ h6 ^ h11 ^ h16 ^ h21;
    const c2 = l2 ^ l7 ^ l12 ^ l17 ^ l22;
    const d2 = h2 ^ h7 ^ h12 ^ h17 ^ h22;
    const c3 = l3 ^ l8 ^ l13 ^ l18 ^ l23;
    const d3 = h3 ^ h8 ^ h13 ^ h18 ^ h23;
    const c4 = l4 ^ l9 ^ l14 ^ l19 ^ l24;
    const d4 = h4 ^ h9 ^ h14 ^ h19 ^ h24;
    const p0 = c4 ^ ((d1 << 1) | (d1 >>> 31));
    const q0 = d4 ^ c1;
    const p1 = c0 ^ ((d2 << 1) | (d2 >>> 31));
    const q1 = d0 ^ c2;
    const p2 = c1 ^ ((d3 << 1) | (d3 >>> 31));
    const q2 = d1 ^ c3;
    const p3 = c2 ^ ((d4 << 1) | (d4 >>> 31));
    const q3 = d2 ^ c4;
    const p4 = c3 ^ ((d0 << 1) | (d0 >>> 31));
    const q4 = d3 ^ c0;
    // Rho and pi: lane (x, y) turns and goes to (y, 2x + 3y).
    const a0 = l0 ^ p0;
    const b0 = h0 ^ q0;
    const s5 = l5 ^ p0;
    const t5 = h5 ^ q0;
    const a16 = (s5 << 18) | (s5 >>> 14);
    const b16 = (t5 << 18) | (t5 >>> 14);
    const s10 = l10 ^ p0;
    const t10 = h10 ^ q0;
    const a7 = (t10 << 2) | (t10 >>> 30);
    const b7 = (s10 << 1) | (s10 >>> 31);
    const s15 = l15 ^ p0;
    const t15 = h15 ^ q0;
    const a23 = (t15 << 21) | (t15 >>> 11);
    const b23 = (s15 << 20) | (s15 >>> 12);
    const s20 = l20 ^ p0;
    const t20 = h20 ^ q0;
    const a14 = (s20 << 9) | (s20 >>> 23);
    const b14 = (t20 << 9) | (t20 >>> 23);
    const s1 = l1 ^ p1;
    const t1 = h1 ^ q1;
    const a10 = (t1 << 1) | (t1 >>> 31);
    const b10 = s1;
    const s6 = l6 ^ p1;
    const t6 = h6 ^ q1;
    const a1 = (s6 << 22) | (s6 >>> 10);
    const b1 = (t6 << 22) | (t6 >>> 10);
    const s11 = l11 ^ p1;
    const t11 = h11 ^ q1;
    const a17 = (s11 << 5) | (s11 >>> 27);
    const b17 = (t11 << 5) | (t11 >>> 27);
    const s16 = l16 ^ p1;
    const t16 = h16 ^ q1;
    const a8 = (t16 << 23) | (t16 >>> 9);
    const b8 = (s16 << 22) | (s16 >>> 10);
    const s21 = l21 ^ p1;
    const t21 = h21 ^ q1;
    const a24 = (s21 << 1) | (s21 >>> 31);
    const b24 = (t21 << 1) | (t21 >>> 31);
    const s2 = l2 ^ p2;
    const t2 = h2 ^ q2;
    const a20 = (s2 << 31) | (s2 >>> 1);
    const b20 = (t2 << 31) | (t2 >>> 1);
    const s7 = l7 ^ p2;
    const t7 = h7 ^ q2;
    const a11 = (s7 << 3) | (s7 >>> 29);
    const b11 = (t7 << 3) | (t7 >>> 29);
    const s12 = l12 ^ p2;
    const t12 = h12 ^ q2;
    const a2 = (t12 << 22) | (t12 >>> 10);
    const b2 = (s12 << 21) | (s12 >>> 11);
    const s17 = l17 ^ p2;
    const t17 = h17 ^ q2;
    const a18 = (t17 << 8) | (t17 >>> 24);
    const b18 = (s17 << 7) | (s17 >>> 25);
    const s22 = l22 ^ p2;
    const t22 = h22 ^ q2;
    const a9 = (t22 << 31) | (t22 >>> 1);
    const b9 = (s22 << 30) | (s22 >>> 2);
    const s3 = l3 ^ p3;
    const t3 = h3 ^ q3;
    const a5 = (s3 << 14) | (s3 >>> 18);
    const b5 = (t3 << 14) | (t3 >>> 18);
    const s8 = l8 ^ p3;
    const t8 = h8 ^ q3;
    const a21 = (t8 << 28) | (t8 >>> 4);
    const b21 = (s8 << 27) | (s8 >>> 5);
    const s13 = l13 ^ p3;
    const t13 = h13 ^ q3;
    const a12 = (t13 << 13) | (t13 >>> 19);
    const b12 = (s13 << 12) | (s13 >>> 20);
    const s18 = l18 ^ p3;
    const t18 = h18 ^ q3;
    const a3 = (t18 << 11) | (t18 >>> 21);
    const b3 = (s18 << 10) | (s18 >>> 22);
    const s23 = l23 ^ p3;
    const t23 = h23 ^ q3;
    const a19 = (s23 << 28) | (s23 >>> 4);
    const b19 = (t23 << 28) | (t23 >>> 4);
    const s4 = l4 ^ p4;
    const t4 = h4 ^ q4;
    const a15 = (t4 << 14) | (t4 >>> 18);
    const b15 = (s4 << 13) | (s4 >>> 19);
    const s9 = l9 ^ p4;
    const t9 = h9 ^ q4;
    const a6 = (s9 << 10) | (s9 >>> 22);
    const b6 = (t9 << 10) | (t9 >>> 22);
    const s14 = l14 ^ p4;
    const t14 = h14 ^ q4;
    const a22 = (t14 << 20) | (t14 >>> 12);
    const b22 = (s14 << 19) | (s14 >>> 13);
    const s19 = l19 ^ p4;
    const t19 = h19 ^ q4;
    const a13 = (s19 << 4) | (s19 >>> 28);
    const b13 = (t19 << 4) | (t19 >>> 28);
    const s24 = l24 ^ p4;
    const t24 = h24 ^ q4;
    const a4 = (s24 << 7) | (s24 >>> 25);
    const b4 = (t24 << 7) | (t24 >>> 25);
    // Chi, and iota on lane 0.
    l0 = a0 ^ (~a1 & a2) ^ (evenConstants[round] as number);
    h0 = b0 ^ (~b1 & b2) ^ (oddConstants[round] as number);
    l1 = a1 ^ (~a2 & a3);
    h1 = b1 ^ (~b2 & b3);
    l2 = a2 ^ (~a3 & a4);
    h2 = b2 ^ (~b3 & b4);
    l3 = a3 ^ (~a4 & a0);
    h3 = b3 ^ (~b4 & b0);
    l4 = a4 ^ (~a0 & a1);
    h4 = b4 ^ (~b0 & b1);
    l5 = a5 ^ (~a6 & a7);
    h5 = b5 ^ (~b6 & b7);
    l6 = a6 ^ (~a7 & a8);
    h6 = b6 ^ (~b7 & b8);
    l7 = a7 ^ (~a8 & a9);
    h7 = b7 ^ (~b8 & b9);
    l8 = a8 ^ (~a9 & a5);
    h8 = b8 ^ (~b9 & b5);
    l9 = a9 ^ (~a5 & a6);
    h9 = b9 ^ (~b5 & b6);
    l10 = a10 ^ (~a11 & a12);
    h10 = b10 ^ (~b11 & b12);
    l11 = a11 ^ (~a12 & a13);
    h11 = b11 ^ (~b12 & b13);
    l12 = a12 ^ (~a13 & a14);
    h12 = b12 ^ (~b13 & b14);
    l13 = a13 ^ (~a14 & a10);
    h13 = b13 ^ (~b14 & b10);
    l14 = a14 ^ (~a10 & a11);
    h14 = b14 ^ (~b10 & b11);
    l15 = a15 ^ (~a16 & a17);
    h15 = b15 ^ (~b16 & b17);
    l16 = a16 ^ (~a17 & a18);
    h16 = b16 ^ (~b17 & b18);
    l17 = a17 ^ (~a18 & a19);
    h17 = b17 ^ (~b18 & b19);
    l18 = a18 ^ (~a19 & a15);
    h18 = b18 ^ (~b19 & b15);
    l19 = a19 ^ (~a15 & a16);
    h19 = b19 ^ (~b15 & b16);
    l20 = a20 ^ (~a21 & a22);
    h20 = b20 ^ (~b21 & b22);
    l21 = a21 ^ (~a22 & a23);
    h21 = b21 ^ (~b22 & b23);
    l22 = a22 ^ (~a23 & a24);
    h22 = b22 ^ (~b23 & b24);
    l23 = a23 ^ (~a24 & a20);
    h23 = b23 ^ (~b24 & b20);
    l24 = a24 ^ (~a20 & a21);
    h24 = b24 ^ (~b20 & b21);
  }
  state[0] = l0;
  state[1] = h0;
  state[2] = l1;
  state[3] = h1;
  state[4] = l2;
  state[5] = h2;
  state[6] = l3;
  state[7] = h3;
  state[8] = l4;
  state[9] = h4;
  state[10] = l5;
  state[11] = h5;
  state[12] = l6;
  state[13] = h6;
  state[14] = l7;
  state[15] = h7;
  state[16] = l8;
  state[17] = h8;
  state[18] = l9;
  state[19] = h9;
  state[20] = l10;
  state[21] = h10;
  state[22] = l11;
  state[23] = h11;
  state[24] = l12;
  state[25] = h12;
  state[26] = l13;
  state[27] = h13;
  state[28] = l14;
  state[29] = h14;
  state[30] = l15;
  state[31] = h15;
  state[32] = l16;
  state[33] = h16;
  state[34] = l17;
  state[35] = h17;
  state[36] = l18;
  state[37] = h18;
  state[38] = l19;
  state[39] = h19;
  state[40] = l20;
  state[41] = h20;
  state[42] = l21;
  state[43] = h21;
  state[44] = l22;
  state[45] = h22;
  state[46] = l23;
  state[47] = h23;
  state[48] = l24;
  state[49] = h24;
}

/** The bits of even places of a 64-bit lane's half, packed into the low 16 bits. */
function evenBits(half: number): number {
  let x = half & 0x55555555;
  x = (x | (x >>> 1)) & 0x33333333;
  x = (x | (x >>> 2)) & 0x0f0f0f0f;
  x = (x | (x >>> 4)) & 0x00ff00ff;
  return (x | (x >>> 8)) & 0xffff;
}

/** The low 16 bits of a word, one at each even place. */
function spreadBits(word: number): number {
  let x = word & 0xffff;
  x = (x | (x << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  x = (x | (x << 2)) & 0x33333333;
  return (x | (x << 1)) & 0x55555555;
}

/** Puts a lane, given as its halves, into an interleaved state. */
export function putLane(state: Uint32Array, lane: number, low: number, high: number): void {
  state[lane * 2] = evenBits(low) | (evenBits(high) << 16);
  state[lane * 2 + 1] = evenBits(low >>> 1) | (evenBits(high >>> 1) << 16);
}

/** The low (0) or the high (1) half of a lane of an interleaved state. */
export function halfOfLane(state: Uint32Array, lane: number, half: 0 | 1): number {
  const even = (state[lane * 2] as number) >>> (half * 16);
  const odd = (state[lane * 2 + 1] as number) >>> (half * 16);
  return (spreadBits(even) | (spreadBits(odd) << 1)) >>> 0;
}
