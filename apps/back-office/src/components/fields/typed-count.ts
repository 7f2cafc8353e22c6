/** A whole number as people type it; nothing is null, and what is no whole number is NaN. */
export function readTypedCount(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** What a field shows: the text that was typed, while that still is what the form has. */
export function writeCount(value: number | null, typed: string): string {
  if (Object.is(readTypedCount(typed), value)) return typed;
  return value === null || Number.isNaN(value) ? '' : String(value);
}
