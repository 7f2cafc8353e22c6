import type { Billing } from '@foyer/domain/invoices/billing-input.ts';

/** What `GET /api/shop/orders/mine/invoice` answers, as far as the page reads it. */
export interface VisitorInvoices {
  documents: { id: string; kind: 'invoice' | 'credit note'; number: string; pdfUrl: string }[];
  canRequest: boolean;
  isRequested: boolean;
  proposal: Billing;
}

export const pathOfInvoice = (secret: string): string => `orders/${encodeURIComponent(secret)}/invoice`;
