import { z } from 'zod';
import { urlField } from './setting-fields.ts';

/** "Voucher URL minimum length" (specification 001, section 5; product.md, section 4). */
const leastCharacters = 10;

/**
 * The address that vouchers and gift cards say they are spent at; '' = the sales page's own (insight-and-settings,
 * decision 22).
 */
export const voucherUrlField = z
  .string()
  .trim()
  .refine((text) => text === '' || text.length >= leastCharacters, {
    error: 'voucher-url-too-short',
    abort: true,
    params: { minimum: leastCharacters },
  })
  .refine((text) => text === '' || /^https:/i.test(text), { error: 'voucher-url-not-https', abort: true })
  .pipe(urlField);
