import { allBasisPoints } from '../money/basis-points.ts';
import { ok, type Result, refused } from '../result/result.ts';

/** A typed VAT percentage in basis points: '9', '9,5', '21 %' and '5.25%' are rates, from 0 to 100 with two decimals. */
export function readVat(typed: string): Result<number> {
  const match = /^(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(typed.replaceAll(/[%\s]/g, ''));
  const [, whole = '', decimals = ''] = match ?? [];
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return match && basisPoints <= allBasisPoints ? ok(basisPoints) : refused({ code: 'vat-invalid' });
}

/** A rate as shown in a field, without trailing decimals: '9', or '9,5' where the decimal sign is a comma. */
export function writeVat(basisPoints: number, decimalSign: '.' | ',' = '.'): string {
  return String(basisPoints / 100).replace('.', decimalSign);
}
