/**
 * What a line of an invoice charges for. `fee` is a fee beside the tickets: of a change, or kept of a cancelled ticket;
 * a correction is what no ticket and no fee of the order explains.
 */
export const invoiceLineKinds = [
  'ticket',
  'service',
  'transaction',
  'donation',
  'fee',
  'correction',
] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** A line of an invoice; of a credit note with amounts below zero. Minor units of the order's currency. */
export interface InvoiceLine {
  /** What it is of the order: the id of its line, or its kind. Lines with the same key and rate are compared. */
  readonly key: string;
  readonly kind: InvoiceLineKind;
  /** Empty for fees. */
  readonly productName: string;
  readonly ticketTypeName: string;
  readonly visitDate: string | null;
  readonly visitTime: string | null;
  readonly locationName: string | null;
  /** 0 where only the price changed. */
  readonly quantity: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly vatBasisPoints: number;
}

/** What it costs with VAT: price and total of the order are this side. */
export const grossOf = ({ netMinor, vatMinor }: Pick<InvoiceLine, 'netMinor' | 'vatMinor'>): number =>
  netMinor + vatMinor;

/** Of a line of a fee or gift, which no visit is named on. */
export const noVisit = {
  productName: '',
  ticketTypeName: '',
  visitDate: null,
  visitTime: null,
  locationName: null,
} as const;
