import { type Billing, billingInput } from '@foyer/domain/invoices/billing-input.ts';
import { isOrderPayable } from '@foyer/domain/orders/order-states.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { lockOrder } from '../orders/index.ts';
import type { Invoice } from './invoice.repository.ts';
import { saveInvoiceRequest } from './invoice-request.repository.ts';
import { issueForOrder } from './issue-for-order.ts';

/** What a visitor cannot put right is the museum's to do, and named to its staff alone. */
const ofMuseum = /^invoice-needs-/;

/**
 * A visitor asks for the invoice of an order, in the caller's transaction: of a paid order it is issued, of one that is
 * still to be paid it is kept, and issued as soon as that is paid. For the visitor's order page, and for a checkout that
 * asks the field kind *invoice* (specification 001, section 3).
 * @returns the invoice, or null where it is kept. Refusals: those of the form, with the fields of the form, and of
 * `issueForOrder`; `invoice-unavailable` where the museum has not said what an invoice must name.
 */
export async function requestInvoice(
  app: App,
  scope: ClientScope,
  orderId: string,
  typed: unknown,
): Promise<Result<Invoice | null>> {
  const billing = parseInput(billingInput, typed);
  if (!billing.ok) return billing;
  const order = await lockOrder(scope, orderId);
  if (isOrderPayable(order.state) && !order.test) {
    await keep(app, scope, orderId, billing.value);
    return ok(null);
  }
  const wish = { billing: billing.value, corrects: false, by: { actor: { kind: 'visitor' } } } as const;
  const issued = await issueForOrder(app, scope, order, wish);
  if (issued.ok || !issued.refusals.some(({ code }) => ofMuseum.test(code))) return issued;
  return refused({ code: 'invoice-unavailable' });
}

async function keep(app: App, scope: ClientScope, orderId: string, billing: Billing): Promise<void> {
  const key = await createPersonKey(scope, app.secrets);
  const request = { orderId, billing: key.encrypt(billing), personKeyId: key.id, requestedAt: app.clock() };
  await saveInvoiceRequest(scope, request);
}
