import { ok, type Result, refused } from '../result/result.ts';

/** Two decimals: every currency that Foyer sells in has a hundred minor units. */
const minorUnits = 100;

/**
 * A typed price in minor units: '17.50', '17,5', ',50', '€ 1.250,00' and '1,250.00' are prices. A sign
 * for thousands counts only where decimals follow: '17.505' has three decimals. Refused with the codes of
 * specification 001, section 8: `price-required`, `price-invalid`, `price-too-many-decimals`.
 */
export function readPrice(typed: string): Result<number> {
  const text = typed.replaceAll(/[€£R\s]/g, '').replace(/^[.,](?=\d)/, '0$&');
  if (text === '') return refused({ code: 'price-required' });
  const match = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*(?=[.,]\d{0,2}$)|\d+)(?:([.,])(\d*))?$/.exec(text);
  const [, whole = '', thousandsSign, decimalSign, decimals = ''] = match ?? [];
  if (!match || (thousandsSign !== undefined && thousandsSign === decimalSign)) {
    return refused({ code: 'price-invalid' });
  }
  if (decimals.length > 2) return refused({ code: 'price-too-many-decimals' });
  const priceMinor = Number(whole.replaceAll(/[.,]/g, '')) * minorUnits + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(priceMinor) ? ok(priceMinor) : refused({ code: 'price-invalid' });
}

/** A price as shown in a field: '17.50', or '17,50' where the decimal sign is a comma. */
export function writePrice(priceMinor: number, decimalSign: '.' | ',' = '.'): string {
  const cents = String(priceMinor % minorUnits).padStart(2, '0');
  return `${Math.floor(priceMinor / minorUnits)}${decimalSign}${cents}`;
}
