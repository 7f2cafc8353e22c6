import { randomUUID } from 'node:crypto';
import type { OrderWishTyped } from '@foyer/domain/order-changes/order-change-input.ts';
import type { SeededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { withdrawChange } from '@foyer/server/modules/order-changes/decide-change.ts';
import { expireChanges } from '@foyer/server/modules/order-changes/expire-changes.ts';
import { settleChargeback } from '@foyer/server/modules/order-changes/money/settle-chargeback.ts';
import { settlePaidChange } from '@foyer/server/modules/order-changes/money/settle-paid-change.ts';
import { markRefundPaid } from '@foyer/server/modules/order-changes/money/settle-refund.ts';
import { findWaitingChange } from '@foyer/server/modules/order-changes/order-change.repository.ts';
import { getOrder, listTicketsToChange } from '@foyer/server/modules/orders/index.ts';
import { listPayments, listRefunds, openPayments } from '@foyer/server/modules/payments/index.ts';
import { noteChargeback } from '@foyer/server/modules/payments/note-chargeback.ts';
import { payRefund } from '@foyer/server/modules/payments/pay-refund.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { signedInAs } from '../builders/a-client.ts';
import type { FaultyProcess } from './faulty-process.ts';
import type { Deed, SalesWorld } from './sales-deeds.ts';

type Ticket = Awaited<ReturnType<typeof listTicketsToChange>>[number];

function any<T>(random: SeededRandom, choices: readonly T[]): T | undefined {
  return choices[random.between(0, choices.length - 1)];
}

/** What staff may want of an order, by chance: other times, fewer, more, new codes, money back. */
function wishFor(random: SeededRandom, world: SalesWorld, tickets: readonly Ticket[]): OrderWishTyped {
  const some = tickets.filter(() => random.chance(0.5)).map(({ id }) => id);
  const [first] = tickets;
  const due = random.chance(0.5) ? 'elsewhere' : 'link';
  const places = [...world.later.entries()].find(([from, later]) => {
    return first?.timeslotId === from || first?.timeslotId === later;
  });
  const to = any(random, places ?? []);
  const kind = random.between(1, 6);
  if (kind === 1) return { cancel: some, ...(random.chance(0.3) ? { refundMinor: 0 } : {}) };
  if (kind === 2) return { refundMinor: random.between(1, 2_000) };
  if (kind === 3) return { newCodes: some };
  if (kind === 4 && first && to) {
    return {
      add: [{ ticketTypeId: first.ticketTypeId, quantity: random.between(1, 3), timeslotId: to }],
      due,
    };
  }
  return to && some.length > 0
    ? { replace: [{ ticketIds: some, timeslotId: to }], isAgainstRules: true, due }
    : { cancel: some };
}

const ofOrder =
  (
    work: (by: FaultyProcess, world: SalesWorld, orderId: string, random: SeededRandom) => Promise<boolean>,
  ): Deed =>
  async (world, by, random) => {
    const orderId = any(random, [...world.paidOrderIds]);
    return orderId ? work(by, world, orderId, random) : false;
  };

/** A caller without an answer repeats the confirmed change with the same id: it is made once. */
const changeOne = ofOrder(async (by, world, orderId, random) => {
  const staff = await signedInAs(by.app, world);
  const tickets = await inClient(by.app.db, world.clientId, (scope) => listTicketsToChange(scope, orderId));
  const wish = wishFor(random, world, tickets);
  const { fingerprint } = await previewChange(staff, orderId, wish);
  const ask = () => changeOrder(staff, { id: changeId, orderId, wish, fingerprint, reason: 'By chance' });
  const changeId = randomUUID();
  await ask().catch((error: unknown) => {
    if (error instanceof Error && /Connection terminated/.test(error.message)) return ask();
    throw error;
  });
  return true;
});

/** A change that waits is paid, told twice, or withdrawn. */
const endWaiting = ofOrder(async (by, world, orderId, random) => {
  const { clientId } = world;
  const { app } = by;
  const waiting = await inClient(app.db, clientId, (scope) => findWaitingChange(scope, orderId));
  if (!waiting) return false;
  if (random.chance(0.3)) {
    await withdrawChange(await signedInAs(app, world), waiting.id);
    return true;
  }
  const payment = await inClient(app.db, clientId, async (scope) => {
    const { currency, locationId, language, itemCount, test: isTest } = await getOrder(scope, orderId);
    const amountMinor = waiting.dueMinor;
    const about = { orderId, amountMinor, currency, isTest, locationId, language, itemCount };
    const asked = [{ ...about, method: 'test', orderChangeId: waiting.id }];
    return (await openPayments(app, scope, asked, []))[0];
  });
  if (!payment) return false;
  const { reference, amountMinor, currency } = payment;
  const notice = { provider: 'test', reference, amountMinor, currency, event: 'paid' };
  await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
  return true;
});

/** As the queue delivers it, now and then twice. */
const tellPaid = ofOrder(async ({ worker, app }, { clientId }, orderId, random) => {
  const payments = await inClient(app.db, clientId, (scope) => listPayments(scope, [orderId]));
  for (const { id: paymentId, state, orderChangeId } of payments) {
    if (state !== 'paid' || orderChangeId === null) continue;
    const payload = { paymentId, orderId, orderChangeId };
    const message = { id: randomUUID(), clientId, type: 'order-change-paid', createdAt: '', payload };
    await settlePaidChange(worker, message);
    if (random.chance(0.3)) await settlePaidChange(worker, message);
  }
  return payments.length > 0;
});

const payOut = ofOrder(async ({ worker, app }, world, orderId) => {
  const { clientId } = world;
  const refunds = await inClient(app.db, clientId, (scope) => listRefunds(scope, [orderId]));
  for (const { id: refundId, state, paymentId } of refunds) {
    if (state !== 'waiting') continue;
    if (paymentId === null) await markRefundPaid(await signedInAs(app, world), refundId);
    else {
      const message = {
        id: randomUUID(),
        clientId,
        type: 'pay-refund',
        createdAt: '',
        payload: { refundId },
      };
      await payRefund(worker, message);
    }
  }
  return refunds.length > 0;
});

const chargeBack = ofOrder(async ({ app }, { clientId }, orderId, random) => {
  return inClient(app.db, clientId, async (scope) => {
    const refunds = await listRefunds(scope, [orderId]);
    for (const payment of await listPayments(scope, [orderId])) {
      const back = refunds.filter(({ paymentId }) => paymentId === payment.id);
      const left = payment.amountMinor - back.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      if (payment.state !== 'paid' || left <= 0 || payment.orderChangeId !== null) continue;
      await noteChargeback(app, scope, payment, random.between(1, left));
      return true;
    }
    return false;
  });
});

const decideChargeback = ofOrder(async ({ app }, world, orderId, random) => {
  await settleChargeback(await signedInAs(app, world), orderId, random.chance(0.5) ? 'cancel' : 'keep');
  return true;
});

const expireThem: Deed = async (_world, { worker }) => {
  await expireChanges(worker);
  return true;
};

export const changeDeeds: readonly (readonly [name: string, weight: number, deed: Deed])[] = [
  ['change an order', 24, changeOne],
  ['pay for a change or withdraw it', 6, endWaiting],
  ['tell of a paid change', 6, tellPaid],
  ['pay a refund out', 5, payOut],
  ['charge back', 2, chargeBack],
  ['decide a chargeback', 2, decideChargeback],
  ['expire changes', 2, expireThem],
];
