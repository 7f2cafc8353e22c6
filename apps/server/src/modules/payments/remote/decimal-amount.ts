/** 1250 → '12.50'. The currencies that Foyer sells in have two decimals. */
export function toDecimal(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** '12.50' → 1250. @throws for another form. */
export function fromDecimal(text: string): number {
  const parts = /^(\d+)\.(\d{2})$/.exec(text);
  if (!parts) throw new Error(`${text} is not an amount with two decimals`);
  return Number(parts[1]) * 100 + Number(parts[2]);
}
