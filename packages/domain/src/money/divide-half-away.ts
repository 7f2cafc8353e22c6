/**
 * Divides two whole numbers and rounds the quotient half away from zero: the one rounding of money in Foyer
 * (product.md section 3). Works on remainders, never on fractions, so that 0.5 is exactly a half.
 */
export function divideHalfAway(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator * 2) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide ${numerator} by ${denominator} exactly`);
  }
  const size = Math.abs(numerator);
  const remainder = size % denominator;
  const whole = (size - remainder) / denominator;
  const rounded = remainder * 2 >= denominator ? whole + 1 : whole;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}
