import type { InvoiceFormat } from '@foyer/domain/invoices/invoice.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { writeEInvoice } from './e-invoice.ts';
import { findInvoice, type Invoice } from './invoice.repository.ts';
import { drawInvoice } from './invoice-pdf/draw-invoice.ts';
import { openBilling } from './open-billing.ts';

export const contentTypes: Record<InvoiceFormat, string> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
};

/** The name of a document's file: `GT2026-00409.pdf`. */
export const fileOf = ({ number }: Pick<Invoice, 'number'>, format: InvoiceFormat): string =>
  `${number}.${format}`;

/**
 * A document as a file, made of what was stored when it was issued: made again it is the same, byte by byte.
 * @throws NotFoundError `invoice-not-found`, also where its buyer can no longer be read.
 */
export async function makeInvoiceFile(
  app: App,
  clientId: string,
  id: string,
  format: InvoiceFormat,
): Promise<{ filename: string; bytes: Buffer }> {
  const { invoice, billing } = await inClient(app.db, clientId, (scope) => readInvoice(app, scope, id));
  const xml = await writeEInvoice(invoice, billing);
  const bytes = format === 'xml' ? Buffer.from(xml) : await drawInvoice(invoice, billing, xml);
  return { filename: fileOf(invoice, format), bytes };
}

async function readInvoice(app: App, scope: ClientScope, id: string) {
  const invoice = await findInvoice(scope, id);
  const [billing] = invoice ? await openBilling(app, scope, [invoice]) : [];
  if (!invoice || !billing) throw new NotFoundError('invoice-not-found');
  return { invoice, billing };
}
