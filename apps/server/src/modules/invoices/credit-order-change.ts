import { compareLines } from '@foyer/domain/invoices/compare-lines.ts';
import { grossOf, type InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { lockOrder } from '../orders/index.ts';
import { addDocument, type InvoiceActor } from './add-document.ts';
import { type Invoice, listInvoices } from './invoice.repository.ts';
import { readWantedLines } from './read-wanted-lines.ts';

/**
 * For the module that has changed an order, in the transaction of the change and after its postings: where the order has an
 * invoice, a credit note takes back what it no longer charges, or a further invoice charges what came on top. It is the
 * difference of ledger and documents, so nothing has to be handed over, and called again it issues nothing. Take no lock
 * after it: it takes the counter of the year's numbers.
 * @returns the document; undefined where the order was never invoiced, or costs what it did.
 */
export async function creditOrderChange(
  app: App,
  scope: ClientScope,
  { orderId, by }: { orderId: string; by: InvoiceActor },
): Promise<Invoice | undefined> {
  const before = await listInvoices(scope, [orderId]);
  const last = before.findLast(({ kind }) => kind === 'invoice');
  if (!last) return undefined;
  const order = await lockOrder(scope, orderId);
  const missing = compareLines(
    before.flatMap(({ lines }) => lines),
    await readWantedLines(scope, order),
  );
  if (!missing) return undefined;
  const credits = missing.kind === 'credit-note' ? (invoiceOf(missing.lines, before) ?? last) : null;
  const { seller } = last.facts;
  return addDocument(app, scope, order, { ...missing, seller, billing: last, credits, by });
}

/** The last invoice that charged something of these lines. */
function invoiceOf(lines: readonly InvoiceLine[], documents: readonly Invoice[]): Invoice | undefined {
  const keys = new Set(lines.filter((line) => grossOf(line) < 0).map(({ key }) => key));
  return documents.findLast((one) => one.kind === 'invoice' && one.lines.some(({ key }) => keys.has(key)));
}
