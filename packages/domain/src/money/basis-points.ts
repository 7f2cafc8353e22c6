import { divideHalfAway } from './divide-half-away.ts';

/** One hundred percent; 9 % is 900. */
export const allBasisPoints = 10_000;

/** The given share of an amount, rounded half away from zero to the minor unit. */
export function calculateShareMinor(amountMinor: number, basisPoints: number): number {
  return divideHalfAway(amountMinor * basisPoints, allBasisPoints);
}
