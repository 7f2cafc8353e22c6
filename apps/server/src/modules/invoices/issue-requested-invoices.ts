import { billingInput } from '@foyer/domain/invoices/billing-input.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { lockOrder } from '../orders/index.ts';
import {
  deleteInvoiceRequests,
  listDueInvoiceRequests,
  listInvoiceRequests,
  refuseInvoiceRequest,
} from './invoice-request.repository.ts';
import { issueForOrder } from './issue-for-order.ts';

const chunk = 100;

/**
 * Issues the invoices that were asked for before their orders were paid. One that cannot be issued keeps its reason for
 * the order's page. A job and no answer to `order-completed`: few orders want one. Runs as a worker, over all clients.
 */
export async function issueRequestedInvoices(app: App): Promise<void> {
  for (const { clientId, orderId } of await listDueInvoiceRequests(app.db, chunk)) {
    await inClient(app.db, clientId, (scope) => issueRequested(app, scope, orderId));
  }
}

async function issueRequested(app: App, scope: ClientScope, orderId: string): Promise<void> {
  const order = await lockOrder(scope, orderId);
  const [request] = await listInvoiceRequests(scope, [orderId]);
  if (!request) return;
  const key = await findPersonKey(scope, app.secrets, request.personKeyId);
  if (!key) return deleteInvoiceRequests(scope, [orderId]);
  const billing = billingInput.parse(key.decrypt(request.billing));
  const by = { actor: { kind: 'visitor' } } as const;
  const issued = await issueForOrder(app, scope, order, { billing, corrects: false, by });
  if (issued.ok) return deleteInvoiceRequests(scope, [orderId]);
  await refuseInvoiceRequest(scope, orderId, issued.refusals[0]?.code ?? '');
}
