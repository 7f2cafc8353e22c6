import { allBasisPoints } from './basis-points.ts';

/**
 * An amount that may have fractions of a minor unit, kept exactly: a price goes through several percentages and is
 * rounded once, at the end of its line (product.md section 3). The scale has room for three percentages, which is
 * as many as a price meets; a fourth would lose a fraction, and throws.
 */
export type ExactAmount = bigint;

const percentages = 3;
const scale = BigInt(allBasisPoints) ** BigInt(percentages);

export function exactAmount(minor: number): ExactAmount {
  return BigInt(minor) * scale;
}

/** The given share of an amount: 900 basis points of 17.50. */
export function exactShare(amount: ExactAmount, basisPoints: number): ExactAmount {
  const product = amount * BigInt(basisPoints);
  if (product % BigInt(allBasisPoints) !== 0n) {
    throw new RangeError(`a price goes through at most ${percentages} percentages`);
  }
  return product / BigInt(allBasisPoints);
}

/** To whole minor units, half away from zero. */
export function roundAmount(amount: ExactAmount): number {
  const size = amount < 0n ? -amount : amount;
  const rounded = (size * 2n + scale) / (scale * 2n);
  return Number(amount < 0n ? -rounded : rounded) + 0;
}
