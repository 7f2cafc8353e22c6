import { timingSafeEqual } from 'node:crypto';
import { type InvoiceFormat, invoiceFormats } from '@foyer/domain/invoices/invoice.ts';
import type { App } from '../../platform/app.ts';
import type { SecretBox } from '../../platform/crypto/secret-box.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getOrder, requireToRead } from '../orders/index.ts';
import { findInvoice } from './invoice.repository.ts';
import { makeInvoiceFile } from './invoice-files.ts';

/** How long a link to a file works: long enough to follow it, too short to hand it on. */
const LINK_SECONDS = 60;

/** A path to the file of a document for the next minute; audited. @throws NotFoundError `invoice-not-found` */
export async function openInvoice(
  context: RequestContext,
  id: string,
  format: InvoiceFormat,
): Promise<string> {
  const { app } = context;
  await context.inClient(async (scope) => {
    const invoice = await findInvoice(scope, id);
    if (!invoice) throw new NotFoundError('invoice-not-found');
    requireToRead(context, await getOrder(scope, invoice.orderId));
    const what = { action: 'download-invoice', entity: 'invoice', entityId: id } as const;
    await writeAudit(scope, actorOf(context), { ...what, after: { number: invoice.number } });
  });
  const until = app.clock().getTime() + LINK_SECONDS * 1000;
  const named = `${context.clientId}.${id}.${format}.${until}`;
  return `/api/invoices/${named}.${signatureOf(app.secrets, named)}`;
}

/** The file that a link names. @throws NotFoundError where the link is old, forged or of nothing. */
export async function openInvoiceLink(
  app: App,
  token: string,
): Promise<{ filename: string; bytes: Buffer; format: InvoiceFormat }> {
  const [clientId = '', id = '', typed = '', until = '', signature = ''] = token.split('.');
  const format = invoiceFormats.find((one) => one === typed);
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${id}.${typed}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || !format || Number(until) <= app.clock().getTime()) {
    throw new NotFoundError('invoice-not-found');
  }
  return { ...(await makeInvoiceFile(app, clientId, id, format)), format };
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('invoice-download', named).toString('base64url');
}
