/**
 * Spreads an amount over weights so that the parts add up to it to the cent (largest remainder; the earlier part
 * wins a draw). Without any weight the whole amount goes to the first part. Used to spread order costs over the
 * VAT rates by value and a line's total over its tickets.
 */
export function allocateMinor(amountMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) {
    throw new RangeError('an amount needs at least one part to go to');
  }
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('weights are whole numbers of zero or more');
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) {
    return weights.map((_, index) => (index === 0 ? amountMinor : 0));
  }
  const size = BigInt(Math.abs(amountMinor));
  const exact = weights.map((weight, index) => {
    const product = size * BigInt(weight);
    return { index, whole: Number(product / BigInt(total)), remainder: Number(product % BigInt(total)) };
  });
  const spread = exact.reduce((sum, part) => sum + part.whole, 0);
  const missing = Math.abs(amountMinor) - spread;
  const raised = new Set(
    exact
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, missing)
      .map((part) => part.index),
  );
  return exact.map((part) => {
    const share = part.whole + (raised.has(part.index) ? 1 : 0);
    return amountMinor < 0 && share !== 0 ? -share : share;
  });
}
