import type { OrderInvoicingQuery } from '../../../generated/operations.ts';

/** The invoices of an order, and whether it can have one. */
export type Invoicing = NonNullable<OrderInvoicingQuery['order']['invoicing']>;
export type ShownDocument = Invoicing['documents'][number];
