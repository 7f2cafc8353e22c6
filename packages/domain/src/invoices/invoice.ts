import type { Seller } from './seller.ts';

/** A credit note has a number of the same series, amounts below zero, and the name of the invoice that it corrects. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The files that an invoice is given as. */
export const invoiceFormats = ['pdf', 'xml'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** What was paid with a gift card or voucher: a means of payment, which lowers no price. */
export interface PaidByCodes {
  readonly giftCardMinor: number;
  readonly voucherMinor: number;
}

/** What an invoice says beside its lines and its buyer; nothing of it is a person's. */
export interface InvoiceFacts {
  readonly seller: Seller;
  /** `GT-104744` */
  readonly orderNumber: string;
  /** Of what was delivered: the visit, or the day of the sale. */
  readonly supplyDate: string;
  /** What of the total was paid when it was issued; a credit note is paid back and has nothing open. */
  readonly paidMinor: number;
  /** What codes paid of that; left out = nothing. */
  readonly byCodes?: PaidByCodes;
  /** The invoice that a credit note corrects. */
  readonly credits: { readonly number: string; readonly issuedOn: string } | null;
}
