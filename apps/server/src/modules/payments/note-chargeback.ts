import { openChargebackOf, partsOfReversal } from '@foyer/domain/ledger/chargebacks.ts';
import { postChargeback, postChargebackReversed } from '@foyer/domain/ledger/post-money.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPostings, postToLedger } from '../ledger/index.ts';
import { lockOrder, type Order, recordOrderEvent } from '../orders/index.ts';
import {
  getPayment,
  keepNotices,
  listKeptNotices,
  type Payment,
  sumChargebackNotices,
  updateChargeback,
} from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Takes in what payers have taken back through the bank in all. More than before is a task of staff and cancels nothing by
 * itself (product.md section 15); less is a dispute that the client won (decision 0268).
 * @returns false where the total has changed since `payment` was read: what its provider said may be older than that.
 */
export async function noteChargeback(
  app: App,
  scope: ClientScope,
  payment: Pick<Payment, 'id' | 'orderId' | 'chargedBackMinor'>,
  totalMinor: number,
): Promise<boolean> {
  if (totalMinor === payment.chargedBackMinor) return true;
  const order = await lockOrder(scope, payment.orderId);
  const known = await getPayment(scope, payment.id);
  if (totalMinor === known.chargedBackMinor) return true;
  if (known.chargedBackMinor !== payment.chargedBackMinor) return false;
  await updateChargeback(scope, payment.id, totalMinor);
  const amountMinor = totalMinor - known.chargedBackMinor;
  if (amountMinor > 0) await takeBack(app, scope, order, known, amountMinor);
  else await giveBack(app, scope, order, known, -amountMinor);
  return true;
}

async function takeBack(app: App, scope: ClientScope, order: Order, payment: Payment, amountMinor: number) {
  await postToLedger(scope, postChargeback(causeOf(app, order, payment), payment.provider, amountMinor));
  const facts = { amountMinor, method: payment.method };
  await recordOrderEvent(scope, order.id, 'payment-charged-back', { kind: 'provider' }, facts);
}

/** What tickets were cancelled for is due to the buyer: staff pay it by hand, so that no money leaves without them. */
async function giveBack(app: App, scope: ClientScope, order: Order, payment: Payment, amountMinor: number) {
  const postings = await listPostings(scope, [order.id]);
  const parts = partsOfReversal(postings, amountMinor);
  const cause = causeOf(app, order, payment);
  await postToLedger(scope, postChargebackReversed(cause, payment.provider, parts));
  const openMinor = openChargebackOf(postings) - parts.openMinor;
  const facts = { amountMinor, method: payment.method, openMinor };
  await recordOrderEvent(scope, order.id, 'chargeback-reversed', { kind: 'provider' }, facts);
  if (parts.cancelledMinor === 0) return;
  const dueBack = { paymentId: null, amountMinor: parts.cancelledMinor, reason: 'visit-cancelled' } as const;
  await requestRefund(app, scope, order, dueBack);
}

/** The same total may come twice, with a dispute that was won in between: each change is a cause of its own. */
function causeOf(app: App, { id: orderId, test: isTest }: Order, { currency }: Payment) {
  return { causeId: makeId(), orderId, isTest, currency, at: app.clock() };
}

/**
 * A chargeback of a provider that tells of each by itself, and of the money of each that came back (below zero): a repeated
 * notice counts once, several of one payment add up, in any order.
 */
export async function addChargeback(
  app: App,
  scope: ClientScope,
  { id, orderId, provider, reference }: Payment,
  { event, amountMinor }: { event: string; amountMinor: number },
): Promise<void> {
  await lockOrder(scope, orderId);
  const name = { provider, reference: `${reference}/chargeback-${event}` };
  if ((await listKeptNotices(scope, [name])).size > 0) return;
  await keepNotices(scope, [{ ...name, body: { event, amountMinor } }]);
  const totalMinor = Math.max(0, await sumChargebackNotices(scope, { provider, reference }));
  await noteChargeback(app, scope, await getPayment(scope, id), totalMinor);
}
