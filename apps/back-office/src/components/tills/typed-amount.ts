import { readPrice } from '@foyer/domain/catalog/read-price.ts';

/**
 * The amount that is being typed, in minor units; null where it is none. Nothing typed is nothing, as is the decimal sign
 * with which an amount begins.
 */
export function typedAmount(typed: string): number | null {
  if (/^[.,]?$/.test(typed.trim())) return 0;
  const read = readPrice(typed);
  return read.ok ? read.value : null;
}
