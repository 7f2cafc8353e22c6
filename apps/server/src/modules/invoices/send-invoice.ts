import { invoiceMailInput } from '@foyer/domain/invoices/billing-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getOrder, refuseOutOfSight } from '../orders/index.ts';
import { findInvoice, type Invoice } from './invoice.repository.ts';
import { openBilling } from './open-billing.ts';
import { writeInvoiceMail } from './write-invoice-mail.ts';

/**
 * Mails a document once more, to any address. Refusals: those of the address; `invoice-buyer-erased`.
 * @throws NotFoundError `invoice-not-found`
 */
export async function sendInvoice(context: RequestContext, id: string, typed: unknown): Promise<Invoice> {
  context.require('order-management', 'edit');
  const { email } = valueOrThrow(parseInput(invoiceMailInput, { email: typed }));
  const { app } = context;
  return context.inClient(async (scope) => {
    const invoice = await findInvoice(scope, id);
    const [billing] = invoice ? await openBilling(app, scope, [invoice]) : [];
    if (!invoice || !billing) throw new NotFoundError('invoice-not-found');
    refuseOutOfSight(context, await getOrder(scope, invoice.orderId));
    const to = { name: billing.name || billing.company, address: email };
    if (!(await writeInvoiceMail(app, scope, invoice, { to }))) {
      throw new RefusedError([{ code: 'invoice-buyer-erased' }]);
    }
    const what = { action: 'send-invoice', entity: 'invoice', entityId: id } as const;
    await writeAudit(scope, actorOf(context), { ...what, after: { number: invoice.number } });
    return invoice;
  });
}
