import { billingInput } from '@foyer/domain/invoices/billing-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
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
 * Issues the invoices that were asked for before their orders were paid. One that cannot be issued, also because its kept
 * billing data no longer passes the rules, keeps its reason. A job and no answer to `order-completed`: few orders want
 * one. Runs as a worker, over all clients.
 */
export async function issueRequestedInvoices(app: App): Promise<void> {
  const due = await listDueInvoiceRequests(app.db, chunk);
  const orders = due.map(({ clientId, orderId }) => ({ clientId, id: orderId }));
  await eachOnItsOwn(app, orders, 'a requested invoice was not issued', ({ clientId, id }) =>
    inClient(app.db, clientId, (scope) => issueRequested(app, scope, id)),
  );
}

async function issueRequested(app: App, scope: ClientScope, orderId: string): Promise<void> {
  const order = await lockOrder(scope, orderId);
  const [request] = await listInvoiceRequests(scope, [orderId]);
  if (!request) return;
  const key = await findPersonKey(scope, app.secrets, request.personKeyId);
  if (!key) return deleteInvoiceRequests(scope, [orderId]);
  const billing = parseInput(billingInput, key.decrypt(request.billing));
  const by = { actor: { kind: 'visitor' } } as const;
  const issued = billing.ok
    ? await issueForOrder(app, scope, order, { billing: billing.value, corrects: false, by })
    : billing;
  if (issued.ok) return deleteInvoiceRequests(scope, [orderId]);
  await refuseInvoiceRequest(scope, orderId, issued.refusals[0]?.code ?? '');
}
