import { randomUUID } from 'node:crypto';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { takeHold } from '../capacity/index.ts';
import { cancelVisit } from '../order-changes/index.ts';
import { listPayments } from '../payments/index.ts';
import { closeTimeslots } from './close-timeslots.ts';
import { previewClosure } from './preview-closure.ts';

const database = await testDatabase();
const { owner } = database;
const testing = testApp(database, testClock('2030-06-14T10:00:00Z'));
const { app } = testing;

/** A timeslot at 14:00 that staff are about to close with refunds, by what its preview showed. */
async function aDay() {
  const day = await aDayToClose(database, testing);
  const plan = { ...day.plan('refund'), requestId: randomUUID() };
  return {
    ...day,
    preview: () => previewClosure(day.staff, day.stretch),
    closeAs: (fingerprint: string) => closeTimeslots(day.staff, day.stretch, plan, fingerprint),
  };
}

test('a ticket that is sold after the preview refuses the closure whole; the new preview closes with its refund', async () => {
  const day = await aDay();
  await day.aPaidOrder(2);
  const shown = await day.preview();
  expect(shown).toMatchObject({ orderCount: 1, heads: 2, amountMinor: 3500 });
  await day.aPaidOrder(1);
  expect(await refusalsOf(day.closeAs(shown.fingerprint))).toEqual(['main: change-moved-on']);
  expect(await day.stateOf(day.timeslot.timeslotId)).toBe('open');
  expect(await day.count('refund')).toBe(0);
  const now = await day.preview();
  expect(now).toMatchObject({ orderCount: 2, heads: 3, amountMinor: 5250 });
  const closure = await day.closeAs(now.fingerprint);
  await day.work();
  expect((await day.visits(closure.id)).map(({ amountMinor }) => amountMinor).sort()).toEqual([1750, 3500]);
  expect(await day.count('refund')).toBe(2);
});

test('a refund that grows after the preview refuses the closure, although it is for the same tickets', async () => {
  const day = await aDay();
  const orderId = await day.aPaidOrder(3);
  await owner.query(
    `update orders set total_minor = total_minor + 60, transaction_cost_minor = 60 where id = $1`,
    [orderId],
  );
  await owner.query('update payment set amount_minor = amount_minor + 60 where order_id = $1', [orderId]);
  await owner.query(
    'update ticket set timeslot_id = $2 where id = (select min(id::text)::uuid from ticket where order_id = $1)',
    [orderId, day.laterId],
  );
  const shown = await day.preview();
  expect(shown).toMatchObject({ orderCount: 1, heads: 2, amountMinor: 3500 });
  // The visit at 16:00 is paid back: the tickets at 14:00 are the last of the order now, and bring its cost.
  await day.staff.inClient((scope) =>
    cancelVisit(app, scope, {
      orderId,
      money: 'visit-cancelled',
      timeslotId: day.laterId,
      by: { actor: { kind: 'system' } },
      reason: 'closed',
    }),
  );
  expect(await day.preview()).toMatchObject({ orderCount: 1, heads: 2, amountMinor: 3560 });
  expect(await refusalsOf(day.closeAs(shown.fingerprint))).toEqual(['main: change-moved-on']);
  const closure = await day.closeAs((await day.preview()).fingerprint);
  await day.work();
  expect((await day.visits(closure.id)).map(({ amountMinor }) => amountMinor)).toEqual([3560]);
  const [payment] = await day.staff.inClient((scope) => listPayments(scope, [orderId]));
  const { rows } = await owner.query<{ back: number }>(
    'select sum(amount_minor)::int as back from refund where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ back: payment?.amountMinor }]);
});

test('a sale that completes in the same moment is never paid back without having been shown', async () => {
  for (let round = 0; round < 5; round += 1) {
    const day = await aDay();
    await day.aPaidOrder(2);
    const { orderId } = await day.sell(1);
    const shown = await day.preview();
    const [closed] = await Promise.allSettled([day.closeAs(shown.fingerprint), day.complete(orderId)]);
    const visits = closed.status === 'fulfilled' ? await day.visits(closed.value.id) : [];
    expect(visits.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
      closed.status === 'fulfilled' ? shown.amountMinor : 0,
    );
  }
});

test('places that are put in a cart after the preview do not refuse the closure: nothing happens to them', async () => {
  const day = await aDay();
  const { fingerprint } = await day.preview();
  const places = [{ counterId: day.timeslot.timeslotId, quantity: 2 }];
  expect((await takeHold(app, { clientId: day.clientId, places })).ok).toBe(true);
  expect(await day.closeAs(fingerprint)).toMatchObject({ timeslotCount: 1 });
});

test('the same request again answers its closure, although its preview is old by then', async () => {
  const day = await aDay();
  await day.aPaidOrder(2);
  const { fingerprint } = await day.preview();
  const closures = await Promise.all([day.closeAs(fingerprint), day.closeAs(fingerprint)]);
  expect(new Set(closures.map(({ id }) => id)).size).toBe(1);
  expect((await day.closeAs('another one')).id).toBe(closures[0]?.id);
});
