import { allBasisPoints } from './basis-points.ts';
import { divideHalfAway } from './divide-half-away.ts';

export interface VatSplit {
  readonly netMinor: number;
  readonly vatMinor: number;
}

/**
 * The VAT inside a gross amount, in minor units, rounded once. Net and VAT always add up to the gross amount:
 * prices include VAT (product.md section 3), so the visitor's total is the fixed side.
 */
export function splitVat(grossMinor: number, vatBasisPoints: number): VatSplit {
  if (!Number.isSafeInteger(vatBasisPoints) || vatBasisPoints < 0) {
    throw new RangeError(`a VAT rate is a whole number of basis points, not ${vatBasisPoints}`);
  }
  const vatMinor = divideHalfAway(grossMinor * vatBasisPoints, allBasisPoints + vatBasisPoints);
  return { netMinor: grossMinor - vatMinor, vatMinor };
}
