import { clientCountries } from '@foyer/domain/clients/client.ts';
import { type InvoiceFormat, invoiceKinds } from '@foyer/domain/invoices/invoice.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError, valueOrThrow } from '../../platform/errors.ts';
import { countBounded } from '../rate-limits/index.ts';
import { findInvoice } from './invoice.repository.ts';
import { makeInvoiceFile } from './invoice-files.ts';
import { listInvoicing } from './list-invoicing.ts';
import { requestInvoice } from './request-invoice.ts';

const text = z.string();

/** What a visitor sees of the invoices of the own order; amounts in minor units. */
export const visitorInvoices = z.object({
  documents: z.array(
    z.object({
      id: text,
      kind: z.enum(invoiceKinds),
      number: text,
      issuedOn: text,
      currency: text,
      totalMinor: z.int(),
      pdfUrl: text,
      xmlUrl: text,
    }),
  ),
  /** Whether one can be asked for: now, or as soon as the order is paid. */
  canRequest: z.boolean(),
  isRequested: z.boolean(),
  /** What the form starts with. */
  proposal: z.object({
    ...{ company: text, name: text, address: text, postalCode: text, town: text },
    country: z.enum(clientCountries),
    ...{ vatNumber: text, reference: text, email: text },
  }),
});
export type VisitorInvoices = z.output<typeof visitorInvoices>;

interface OrderOfVisitor {
  clientId: string;
  orderId: string;
}

/** Their files are fetched with the secret in the header `x-order-secret`, as the tickets are. */
export async function showToVisitor(
  app: App,
  { clientId, orderId }: OrderOfVisitor,
): Promise<VisitorInvoices> {
  const [invoicing] = await inClient(app.db, clientId, (scope) => listInvoicing(app, scope, [orderId]));
  if (!invoicing) throw new NotFoundError('order-not-found');
  const { documents, refusals, isInvoiced, isRequested, proposal } = invoicing;
  return {
    documents: documents.map(({ id, kind, number, issuedOn, currency, totalMinor }) => {
      const address = `/api/shop/orders/mine/invoices/${id}`;
      const files = { pdfUrl: `${address}/pdf`, xmlUrl: `${address}/xml` };
      return { id, kind, number, issuedOn, currency, totalMinor, ...files };
    }),
    canRequest: !isInvoiced && refusals.length === 0,
    isRequested,
    proposal,
  };
}

/**
 * Asks for the invoice of the own order; of one address ten times in a quarter of an hour. Refusals: those of
 * `requestInvoice`.
 */
export async function requestByVisitor(
  app: App,
  order: OrderOfVisitor,
  typed: unknown,
): Promise<VisitorInvoices> {
  await countBounded(app, [`invoice of ${order.orderId}`]);
  await inClient(app.db, order.clientId, async (scope) =>
    valueOrThrow(await requestInvoice(app, scope, order.orderId, typed)),
  );
  return showToVisitor(app, order);
}

/** A file of one of the order's documents. @throws NotFoundError `invoice-not-found`, also for that of another order. */
export async function makeVisitorFile(
  app: App,
  { clientId, orderId }: OrderOfVisitor,
  invoiceId: string,
  format: InvoiceFormat,
): Promise<{ filename: string; bytes: Buffer }> {
  const invoice = await inClient(app.db, clientId, (scope) => findInvoice(scope, invoiceId));
  if (invoice?.orderId !== orderId) throw new NotFoundError('invoice-not-found');
  return makeInvoiceFile(app, clientId, invoiceId, format);
}
