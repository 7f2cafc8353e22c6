import { z } from 'zod';
import { mostCodesOfBatch } from '../code-batches/code-batch.ts';
import { ok, type Result, refused } from '../result/result.ts';

/** Letters and digits that are not taken for one another: no I, L, O, U, 0 and 1 (product.md, section 17). */
const clearCharacters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

export const shortestCode = 3;
export const longestCode = 40;
/** Fewer would be found by trying: 8 of 30 characters are 6.5 × 10^11 codes. */
export const fewestGenerated = 6;
/** More are made in the background. */
export const mostGeneratedAtOnce = 1_000;

const pattern = /^[A-Z0-9][A-Z0-9_-]*$/;

/** As it is kept and shown: capitals, without spaces. */
export const tidyCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** As it is compared: also without dashes (product.md, section 17). */
export const codeKey = (typed: string): string => tidyCode(typed).replaceAll(/\p{Pd}/gu, '');

/** A code as staff type it. Refusals: `discount-code-required`, `discount-code-characters`, `discount-code-length`. */
export function readDiscountCode(typed: string): Result<string> {
  const code = tidyCode(typed);
  if (code === '') return refused({ code: 'discount-code-required', field: 'code' });
  if (!pattern.test(code)) return refused({ code: 'discount-code-characters', field: 'code' });
  const isLong = codeKey(code).length >= shortestCode && code.length <= longestCode;
  return isLong ? ok(code) : refused({ code: 'discount-code-length', field: 'code' });
}

/** Codes to generate: prefix, length without it, and how many (specification 001, section 3). */
export const codeBatchInput = z.object({
  prefix: z
    .string()
    .default('')
    .transform(tidyCode)
    .refine((prefix) => prefix === '' || pattern.test(prefix), 'discount-code-characters')
    .refine((prefix) => prefix.length <= 20, 'discount-prefix-too-long'),
  length: z
    .int('discount-length-invalid')
    .min(fewestGenerated, 'discount-length-invalid')
    .max(20, 'discount-length-invalid')
    .default(8),
  quantity: z
    .int('discount-quantity-invalid')
    .min(1, 'discount-quantity-invalid')
    .max(mostCodesOfBatch, 'discount-quantity-invalid'),
});

export type CodeBatch = z.output<typeof codeBatchInput>;

/** @param randomIndex a whole number from 0, evenly distributed below its argument. */
export function makeDiscountCode(
  { prefix, length }: Pick<CodeBatch, 'prefix' | 'length'>,
  randomIndex: (below: number) => number,
): string {
  const characters = Array.from({ length }, () => clearCharacters[randomIndex(clearCharacters.length)] ?? '');
  return prefix + characters.join('');
}
