import { randomUUID } from 'node:crypto';
import type { SettingValue } from '@foyer/domain/settings/setting-values.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { listOrderChanges } from '@foyer/server/modules/order-changes/order-change.repository.ts';
import { checkOrders } from '@foyer/server/modules/order-ledger/index.ts';
import { getOrder, listOrderEvents, listTickets } from '@foyer/server/modules/orders/index.ts';
import { listPayments, listRefunds, startPayment } from '@foyer/server/modules/payments/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type pg from 'pg';
import { aClient, signedInAs } from './a-client.ts';
import { counterFigures } from './a-counter.ts';
import { aSetting } from './a-setting.ts';
import { aTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

export interface ChangeableFacts {
  /** Places of an added timeslot. */
  room?: number;
  /** What the settings say otherwise. */
  refunds?: Partial<SettingValue<'refunds'>>;
  rebooking?: Partial<SettingValue<'rebooking'>>;
}

/** Two adults at 17.50, paid, at 14:00; 15:00 costs the same, and the next day 19.50. */
export async function aChangeableOrder(
  app: App,
  owner: pg.Pool,
  { room = 5, refunds = {}, rebooking = {} }: ChangeableFacts = {},
) {
  const client = await aClient(app);
  const { clientId } = client;
  const from = await aTimeslot(owner, clientId, { capacity: 10 });
  const addTimeslot = async (time: string, days: number) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date + $3::int, $2, starts_at + interval '1 hour' + $3::int * interval '1 day', 'manual'
       from timeslot where id = $1 returning id`,
      [from.timeslotId, time, days],
    );
    const id = rows[0]?.id ?? '';
    await owner.query(
      `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, $3)`,
      [clientId, id, room],
    );
    return id;
  };
  await aSetting(owner, clientId, 'refunds', {
    keepServiceCost: true,
    keepTransactionCost: true,
    approvalAboveMinor: null,
    buyersCancel: false,
    cancelHours: 24,
    ...refunds,
  });
  await aSetting(owner, clientId, 'rebooking', {
    buyersRebook: true,
    earlierDays: 0,
    laterDays: 30,
    latestHours: 1,
    mostTimes: 2,
    feeMinor: 0,
    isDifferenceReturned: true,
    ...rebooking,
  });
  const { orderId } = await aPlacedOrder(app, clientId, from, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const pay = async (paymentId?: string) => {
    const payments = await inMuseum((scope) => listPayments(scope, [orderId]));
    const payment = payments.find(({ id }) => paymentId === undefined || id === paymentId);
    if (!payment) throw new Error('no payment');
    const { reference, amountMinor, currency } = payment;
    const notice = { provider: 'test', reference, amountMinor, currency, event: randomUUID() };
    await settlePayment(app, clientId, { ...notice, outcome: 'paid' });
    return payment;
  };
  await pay();
  const staff = await signedInAs(app, client);
  const valid = async () =>
    (await inMuseum((scope) => listTickets(scope, orderId))).filter(({ state }) => state === 'active');
  const ids = async () => (await valid()).map(({ id }) => id);
  return {
    client,
    clientId,
    orderId,
    from,
    staff,
    pay,
    inMuseum,
    valid,
    ids,
    addTimeslot,
    sold: async (id: string) => (await counterFigures(owner, id)).sold,
    held: async (id: string) => (await counterFigures(owner, id)).held,
    raise: (priceMinor: number) =>
      owner.query('update ticket_type set price_minor = $2 where id = $1', [from.ticketTypeId, priceMinor]),
    ask: async (wish: object, by = staff, more: object = {}) => {
      const { fingerprint } = await previewChange(by, orderId, wish);
      return changeOrder(by, { id: randomUUID(), orderId, wish, fingerprint, ...more });
    },
    look: () =>
      inMuseum(async (scope) => ({
        order: await getOrder(scope, orderId),
        refunds: await listRefunds(scope, [orderId]),
        timeline: (await listOrderEvents(scope, orderId)).map(({ kind }) => kind),
        differences: await checkOrders(scope, [orderId]),
        changes: await listOrderChanges(scope, [orderId]),
      })),
  };
}
