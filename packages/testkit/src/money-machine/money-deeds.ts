import { releaseHold } from '@foyer/server/modules/capacity/index.ts';
import { cancelVisit } from '@foyer/server/modules/order-changes/index.ts';
import { expireOrders } from '@foyer/server/modules/orders/expire-orders.ts';
import { startPayment } from '@foyer/server/modules/payments/index.ts';
import { payRefund } from '@foyer/server/modules/payments/pay-refund.ts';
import { pollPayments } from '@foyer/server/modules/payments/poll-payments.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aPlacedOrder } from '../builders/an-order.ts';
import type { ProviderFault } from '../providers/provider-counterpart.ts';
import type { MoneyWorld } from './money-world.ts';

/** Something that a visitor, a payer, a provider, a bank, a member of staff or a worker does; `pick` chooses to what. */
export type MoneyDeed = (world: MoneyWorld, pick: number) => Promise<unknown>;

const faults: ProviderFault[] = ['no answer', 'lost answer', 'failing', 'refusing'];

/** A deed about one of the orders, while there is one. */
const ofOrder =
  (
    deed: (world: MoneyWorld, order: MoneyWorld['orders'][number], pick: number) => Promise<unknown>,
  ): MoneyDeed =>
  async (world, pick) => {
    const order = world.orderAt(pick);
    if (order) await deed(world, order, pick);
  };

/** A deed at the provider about the newest or an earlier payment of an order. */
const atProvider = (deed: (world: MoneyWorld, reference: string, pick: number) => unknown): MoneyDeed =>
  ofOrder(async (world, { orderId }, pick) => {
    const references = await world.referencesOf(orderId);
    const reference = references[pick % Math.max(1, references.length)];
    if (reference) await deed(world, reference, pick);
  });

/** Deeds of a further module (changes of orders) are added as further entries. */
export const moneyDeeds: Record<string, MoneyDeed> = {
  place: async (world, pick) => {
    const { app, database, clientId, timeslot, side } = world;
    const quantity = 1 + (pick % 3);
    // Some give on top: it stays when tickets are cancelled.
    const donationMinor = pick === 1 ? 333 : 0;
    const placed = await aPlacedOrder(app, clientId, timeslot, { quantity, isTest: true, donationMinor });
    await database.owner.query(
      `update orders set service_cost_minor = 35, transaction_cost_minor = 29,
         total_minor = total_minor + 35 * item_count + 29 where id = $1`,
      [placed.orderId],
    );
    world.orders.push(placed);
    await startPayment(app, clientId, placed.orderId, side.method);
  },
  startAgain: ofOrder(({ app, clientId, side }, { orderId }) =>
    startPayment(app, clientId, orderId, side.method),
  ),
  payerPays: atProvider(({ side }, reference) => side.pay(reference)),
  payerFails: atProvider(({ side }, reference) => side.fail(reference)),
  paymentExpires: atProvider(({ side }, reference) => side.expire(reference)),
  payAndNotify: atProvider(({ side, noticeUrl, clock }, reference) => {
    side.pay(reference);
    return side.notify(noticeUrl, reference, clock.now());
  }),
  notify: atProvider(({ side, noticeUrl, clock }, reference) =>
    side.notify(noticeUrl, reference, clock.now()),
  ),
  notifyTwiceAtOnce: atProvider(({ side, noticeUrl, clock }, reference) =>
    Promise.all([
      side.notify(noticeUrl, reference, clock.now()),
      side.notify(noticeUrl, reference, clock.now()),
    ]),
  ),
  poll: async ({ clock, worker }, pick) => {
    clock.advance(1 + pick * 20);
    await pollPayments(worker);
  },
  holdEnds: ofOrder(({ app, clientId }, { holdId }) => releaseHold(app, clientId, holdId)),
  expireOrders: ({ worker }) => expireOrders(worker),
  scanOne: ofOrder(({ database }, { orderId }) =>
    database.owner.query(
      `update ticket set used_at = now() where id = (select id from ticket where order_id = $1
         and state = 'active' and used_at is null limit 1)`,
      [orderId],
    ),
  ),
  cancel: ofOrder(({ app, clientId, timeslot: { timeslotId } }, { orderId }) =>
    inClient(app.db, clientId, (scope) =>
      cancelVisit(app, scope, {
        orderId,
        timeslotId,
        by: { actor: { kind: 'system' } },
        reason: 'closed',
        money: 'visit-cancelled',
      }),
    ),
  ),
  payOut: async ({ app, clientId, database }) => {
    const { rows } = await database.owner.query<{ id: string }>(
      `select id from refund where client_id = $1 and state <> 'done' order by id`,
      [clientId],
    );
    for (const { id: refundId } of rows) {
      const message = { id: refundId, type: 'pay-refund', payload: { refundId }, createdAt: '', clientId };
      await payRefund(app, message).catch(() => {});
    }
  },
  cancelAndPayOut: async (world, pick) => {
    await moneyDeeds.cancel?.(world, pick);
    await moneyDeeds.payOut?.(world, pick);
  },
  bankReturnsRefund: atProvider(({ side }, reference) => side.loseRefund(reference)),
  bankReturnsRefundAndNotify: atProvider(({ side, noticeUrl, clock }, reference) => {
    side.loseRefund(reference);
    return side.notify(noticeUrl, reference, clock.now());
  }),
  chargeBack: atProvider(({ side }, reference, pick) => side.chargeBack(reference, 500 + 100 * pick)),
  museumWinsDisputes: atProvider(({ side }, reference) => side.winDisputes(reference)),
  chargeBackAndNotify: atProvider(({ side, noticeUrl, clock }, reference, pick) => {
    side.chargeBack(reference, 500 + 100 * pick);
    return side.notify(noticeUrl, reference, clock.now());
  }),
  museumWinsAndNotify: atProvider(({ side, noticeUrl, clock }, reference) => {
    side.winDisputes(reference);
    return side.notify(noticeUrl, reference, clock.now());
  }),
  providerFault: async ({ side }, pick) => {
    side.counterpart.faults.push(faults[pick % faults.length] ?? 'failing');
  },
};

/** All that comes in the end: lost notices are sent, payments asked about, refunds paid out. */
export async function settleDown(world: MoneyWorld): Promise<void> {
  const { side, noticeUrl, clock, worker } = world;
  side.counterpart.faults.length = 0;
  for (let round = 0; round < 2; round += 1) {
    for (const { orderId } of world.orders) {
      for (const reference of await world.referencesOf(orderId))
        await side.notify(noticeUrl, reference, clock.now());
    }
    // The longest pause between two questions about a payment.
    clock.advance(7 * 60);
    await pollPayments(worker);
    await moneyDeeds.payOut?.(world, 0);
  }
}
