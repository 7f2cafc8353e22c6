import { randomUUID } from 'node:crypto';
import type { VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { aMuseumWithDays } from '@foyer/testkit/builders/a-museum-with-days.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { listTickets, orderSecretOf } from '../../orders/index.ts';
import { changeOrder, previewChange } from '../change-order.ts';
import { changeByVisitor } from '../visitor/change-by-visitor.ts';
import { previewVisitorChange } from '../visitor/preview-visitor-change.ts';

const database = await testDatabase();
const { owner } = database;
const testing = testApp(database, testClock('2030-06-01T10:00:00Z'));
const { app } = testing;

const buyersRebook = (clientId: string) =>
  aSetting(owner, clientId, 'rebooking', {
    buyersRebook: true,
    earlierDays: 0,
    laterDays: 30,
    latestHours: 1,
    mostTimes: 2,
    feeMinor: 0,
    isDifferenceReturned: true,
  });

/** The tickets of an order, and what its buyer asks of them. */
async function aBuyer(clientId: string, orderId: string) {
  await buyersRebook(clientId);
  const secret = orderSecretOf(app, clientId, orderId);
  const tickets = async () => {
    const all = await inClient(app.db, clientId, (scope) => listTickets(scope, orderId));
    return all.filter(({ state }) => state !== 'cancelled');
  };
  const ticketIds = (await tickets()).map(({ id }) => id);
  const moveTo = (visit: object): VisitorWish => ({ move: { ticketIds, ...visit } });
  return {
    ticketIds,
    tickets,
    preview: (visit: object) => previewVisitorChange(app, secret, moveTo(visit)),
    change: (visit: object, fingerprint = '') =>
      changeByVisitor(app, secret, { id: randomUUID(), wish: moveTo(visit), fingerprint }),
  };
}

describe('tickets for a time', () => {
  test('are never moved to a day without a time, by their buyer or by staff', async () => {
    const museum = await aDayToClose(database, testing);
    const orderId = await museum.aPaidOrder();
    const buyer = await aBuyer(museum.clientId, orderId);
    const day = { date: '2030-06-16' };
    expect(await refusalsOf(buyer.preview(day))).toEqual(['main: timeslot-required']);
    expect(await refusalsOf(buyer.change(day))).toEqual(['main: timeslot-required']);
    const { ticketIds } = buyer;
    const { ticketTypeId } = museum.timeslot;
    for (const wish of [
      { replace: [{ ticketIds, ...day }] },
      { replace: [{ ticketIds, ticketTypeId, ...day }], isAgainstRules: true },
      { add: [{ ticketTypeId, quantity: 1, ...day }] },
    ]) {
      expect(await refusalsOf(previewChange(museum.staff, orderId, wish))).toEqual([
        'main: timeslot-required',
      ]);
    }
    const { timeslotId } = museum.timeslot;
    expect((await buyer.tickets()).map((ticket) => ticket.timeslotId)).toEqual([timeslotId, timeslotId]);
  });

  test('go to a time of a hidden calendar by the hand of staff only', async () => {
    const museum = await aDayToClose(database, testing);
    const orderId = await museum.aPaidOrder();
    const buyer = await aBuyer(museum.clientId, orderId);
    const to = { timeslotId: museum.laterId };
    await owner.query('update calendar set hidden = true where client_id = $1', [museum.clientId]);
    expect(await refusalsOf(buyer.preview(to))).toEqual(['main: timeslot-unknown']);
    expect(await refusalsOf(buyer.change(to))).toEqual(['main: timeslot-unknown']);
    const wish = { replace: [{ ticketIds: buyer.ticketIds, ...to }] };
    const { fingerprint } = await previewChange(museum.staff, orderId, wish);
    await changeOrder(museum.staff, { id: randomUUID(), orderId, wish, fingerprint });
    expect((await buyer.tickets()).map((ticket) => ticket.timeslotId)).toEqual([
      to.timeslotId,
      to.timeslotId,
    ]);
  });
});

test('tickets for a day are not moved to a day that is closed for them, and to another one they are', async () => {
  const museum = await aMuseumWithDays(database, testing, { date: '2030-06-15' });
  const orderId = await museum.sell();
  const buyer = await aBuyer(museum.clientId, orderId);
  await owner.query('update ticket_group set open_weekdays = $2 where client_id = $1', [
    museum.clientId,
    [2, 3, 4, 5, 6, 7],
  ]);
  const monday = { date: '2030-06-17' };
  expect(await refusalsOf(buyer.preview(monday))).toEqual(['main: day-closed']);
  expect(await refusalsOf(buyer.change(monday))).toEqual(['main: day-closed']);
  const wish = { replace: [{ ticketIds: buyer.ticketIds, ...monday }] };
  expect(await refusalsOf(previewChange(museum.staff, orderId, wish))).toEqual(['main: day-closed']);
  const tuesday = { date: '2030-06-18' };
  const { fingerprint } = await buyer.preview(tuesday);
  expect(await buyer.change(tuesday, fingerprint)).toMatchObject({ state: 'made' });
  expect((await buyer.tickets()).map(({ visitDate }) => visitDate)).toEqual([tuesday.date, tuesday.date]);
});
