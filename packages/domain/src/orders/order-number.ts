/** The prefix of order numbers until a client chooses its own; the source of the term "GT number". */
export const defaultOrderNumberPrefix = 'GT';

/** The order number of a place in the client's gapless sequence: `GT-104882`. */
export function formatOrderNumber(sequence: number, prefix: string = defaultOrderNumberPrefix): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1) {
    throw new RangeError(`an order number needs a sequence of 1 or more, not ${sequence}`);
  }
  return `${prefix}-${sequence}`;
}

/**
 * The order number that was typed, or null: case, spaces and a missing hyphen are accepted, and digits alone are read
 * with the client's prefix.
 */
export function readOrderNumber(text: string, prefix: string = defaultOrderNumberPrefix): string | null {
  const match = /^([A-Z]{1,8})?[\s-]*([1-9][0-9]{0,14})$/.exec(text.trim().toUpperCase());
  return match ? `${match[1] ?? prefix}-${match[2]}` : null;
}
