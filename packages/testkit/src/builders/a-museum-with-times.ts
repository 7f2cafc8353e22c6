import { randomUUID } from 'node:crypto';
import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import { listTickets } from '@foyer/server/modules/orders/index.ts';
import { listPayments } from '@foyer/server/modules/payments/index.ts';
import { settlePayment } from '@foyer/server/modules/payments/settle-payment.ts';
import { startPayment } from '@foyer/server/modules/payments/start-payment.ts';
import { createTimeslotGroup, listTimeslotsBetween } from '@foyer/server/modules/scheduling/index.ts';
import { applyTimeslotChange } from '@foyer/server/modules/timeslot-changes/apply-timeslot-change.ts';
import { chooseRemedies } from '@foyer/server/modules/timeslot-changes/choose-remedies.ts';
import {
  draftTimeslotGroupChange,
  draftTimeslotsChange,
} from '@foyer/server/modules/timeslot-changes/draft-timeslot-change.ts';
import { lookAtTimeslotChange } from '@foyer/server/modules/timeslot-changes/look-at-timeslot-change.ts';
import type { testDatabase } from '../database/test-database.ts';
import { settleWaitingVisits } from '../settle-waiting-visits.ts';
import { testApp, testClock } from '../test-app.ts';
import { aClient, signedInAs } from './a-client.ts';
import { aLocation } from './a-location.ts';
import { aPlacedOrder } from './an-order.ts';

export const friday = '2026-11-27';

/** A museum that opens on Fridays at 10:00, 11:00 and 12:00 with four places each; seen from a week before. */
export async function aMuseumWithTimes(database: Awaited<ReturnType<typeof testDatabase>>) {
  const clock = testClock('2026-11-20T11:00:00Z');
  const { app, worker } = testApp(database, clock);
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, clientId);
  const { id } = await createTimeslotGroup(manager, { name: 'Hall', locationId });
  const { rows } = await database.owner.query<Record<'productId' | 'groupId' | 'typeId', string>>(
    `with p as (insert into product (client_id, name) values ($1, 'Salt') returning id),
       g as (insert into ticket_group (client_id, product_id, name) select $1, id, 'Salt' from p returning id),
       k as (insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id) select $1, $2, id from g),
       y as (insert into ticket_type (client_id, ticket_group_id, number, price_minor) select $1, id, 1, 1750 from g returning id)
     select p.id as "productId", g.id as "groupId", y.id as "typeId" from p, g, y`,
    [clientId, id],
  );
  const [{ productId, groupId, typeId } = { productId: '', groupId: '', typeId: '' }] = rows;
  const periods = (times: string[], limit = 4) => [
    {
      from: '2026-01-01',
      until: '2030-12-31',
      priority: 0,
      note: 'All year',
      weekdayTimes: times.map((time) => ({ weekday: 5, time, limit })),
    },
  ];
  const draft = (rules: object) => draftTimeslotGroupChange(manager, id, rules);
  const byHand = async (typed: object) => draftTimeslotsChange(manager, id, typed);
  const apply = async (changeId: string) =>
    applyTimeslotChange(
      manager,
      changeId,
      (await lookAtTimeslotChange(manager, changeId)).effect.fingerprint,
    );
  await apply(await draft({ periods: periods(['10:00', '11:00', '12:00']) }));
  const on = (date: string) => manager.inClient((scope) => listTimeslotsBetween(scope, [id], date, date));
  const at = async (time: string) => (await on(friday)).find((timeslot) => timeslot.time === time);
  const buy = async (time: string, quantity: number) => {
    const timeslotId = (await at(time))?.id ?? '';
    const place = { timeslotId, locationId, productId, ticketGroupId: groupId, ticketTypeId: typeId };
    const visit = { ...place, date: friday, time };
    const { orderId } = await aPlacedOrder(app, clientId, visit, { quantity, isTest: true });
    await startPayment(app, clientId, orderId, 'test');
    const [payment] = await manager.inClient((scope) => listPayments(scope, [orderId]));
    if (!payment) throw new Error('no payment');
    const { reference, amountMinor, currency } = payment;
    const paid = { provider: 'test', reference, amountMinor, currency, outcome: 'paid' as const };
    await settlePayment(app, clientId, { ...paid, event: randomUUID() });
    return orderId;
  };
  return {
    app,
    clock,
    client,
    manager,
    id,
    groupId,
    productId,
    periods,
    draft,
    byHand,
    apply,
    on,
    at,
    buy,
    choose: (changeId: string, remedy: TimeslotRemedy, timeslotId?: string) =>
      chooseRemedies(manager, changeId, { remedy, ...(timeslotId && { timeslotId }) }),
    look: (changeId: string) => lookAtTimeslotChange(manager, changeId),
    settle: (order?: 'reversed') => settleWaitingVisits(database, worker, clientId, order),
    visitsOf: async (orderId: string) => {
      const tickets = await manager.inClient((scope) => listTickets(scope, orderId));
      return tickets.filter(({ state }) => state === 'active').map(({ visitTime }) => visitTime);
    },
    anException: (changes: object) => ({
      kind: 'date',
      from: friday,
      until: friday,
      ticketGroupIds: [groupId],
      closed: true,
      ...changes,
    }),
  };
}
