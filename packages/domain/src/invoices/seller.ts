import { ok, type Refusal, type Result, refused } from '../result/result.ts';

/** The client as its invoices name it; '' = not known. */
export interface Seller {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly town: string;
  readonly country: string;
  readonly phone: string;
  readonly website: string;
  readonly email: string;
  readonly vatNumber: string;
  readonly kvkNumber: string;
  /** An IBAN. */
  readonly accountNumber: string;
  readonly beneficiary: string;
}

const needed = {
  address: 'invoice-needs-address',
  postalCode: 'invoice-needs-postal-code',
  town: 'invoice-needs-town',
  vatNumber: 'invoice-needs-vat-number',
} as const;

/**
 * What the law wants an invoice to say of its seller (VAT Directive 2006/112, article 226, and in the Netherlands the
 * number of the chamber of commerce); each refusal names the setting that is missing. An e-invoice has an address too:
 * an e-mail address where there is no number of the chamber of commerce.
 */
export function checkSeller(seller: Seller): Result<Seller> {
  const missing = Object.entries(needed).flatMap(([field, code]): Refusal[] =>
    seller[field as keyof typeof needed] === '' ? [{ code }] : [],
  );
  if (seller.country === 'NL' && seller.kvkNumber === '') missing.push({ code: 'invoice-needs-kvk-number' });
  if (seller.kvkNumber === '' && seller.email === '') missing.push({ code: 'invoice-needs-email' });
  return missing.length === 0 ? ok(seller) : refused(...missing);
}
