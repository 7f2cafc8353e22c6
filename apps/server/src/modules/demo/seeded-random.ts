export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True in this share of the cases. */
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** One of the choices, each as often as its weight among all weights says. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
}

/** The same seed gives the same draws, on every machine (xmur3 hashes the seed, sfc32 draws). */
export function seededRandom(seed: string): SeededRandom {
  const next = sfc32(hashes(seed));
  const share = () => next() / 2 ** 32;
  const between = (least: number, most: number) => least + Math.floor(share() * (most - least + 1));
  return {
    share,
    between,
    chance: (wanted) => share() < wanted,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    weighted(choices) {
      let rest = share() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        rest -= weight;
        if (rest < 0) return choice;
      }
      const last = choices.at(-1);
      if (!last) throw new RangeError('Nothing to choose from');
      return last[0];
    },
  };
}

function hashes(seed: string): () => number {
  let hash = 1779033703 ^ seed.length;
  for (const sign of seed) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}

function sfc32(seed: () => number): () => number {
  let [a, b, c, d] = [seed(), seed(), seed(), seed()];
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}
