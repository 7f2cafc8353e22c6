import { randomUUID } from 'node:crypto';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { pauseClosure, resumeClosure } from './change-closure.ts';
import { chooseRemedy } from './choose-remedy.ts';
import { liftClosure } from './lift-closure.ts';
import { showClosure } from './show-closure.ts';

const database = await testDatabase();
const { owner } = database;
const testing = testApp(database, testClock('2030-06-14T10:00:00Z'));
const { app } = testing;
const aDay = () => aDayToClose(database, testing);

describe('a closure under way', () => {
  test('two visitors who want the last places of the same time: one moves, the other can still choose', async () => {
    const day = await aDay();
    const orders = [await day.aPaidOrder(3), await day.aPaidOrder(3)];
    const closure = await day.close({ remedy: 'offer' });
    await day.work();
    const ends = await Promise.allSettled(
      orders.map((orderId) => day.choose(orderId, { choice: 'move', timeslotId: day.laterId })),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await counterFigures(owner, day.laterId)).toMatchObject({ held: 0, sold: 3 });
    expect((await day.visits(closure.id)).map(({ state }) => state).sort()).toEqual(['moved', 'offered']);
    const late = orders[ends.findIndex(({ status }) => status === 'rejected')] ?? '';
    expect(await showClosure(app, day.secretOf(late))).toMatchObject({ state: 'asked', firstTimes: [] });
    await day.choose(late, { choice: 'refund' });
    expect(await counterFigures(owner, day.timeslot.timeslotId)).toMatchObject({ held: 0, sold: 0 });
  });

  test('a visitor moves only to a time that a page would show', async () => {
    const day = await aDay();
    const orderId = await day.aPaidOrder();
    await day.close({ remedy: 'offer' });
    await day.work();
    const choose = () => day.choose(orderId, { choice: 'move', timeslotId: day.laterId });
    const rejected = async (change: string, back: string) => {
      await owner.query(change, [day.clientId]);
      const shown = (await showClosure(app, day.secretOf(orderId)))?.firstTimes.map(({ id }) => id);
      const refusals = await refusalsOf(choose());
      await owner.query(back, [day.clientId]);
      return [shown, refusals];
    };
    expect(
      await rejected(
        'update calendar set hidden = true where client_id = $1',
        'update calendar set hidden = false where client_id = $1',
      ),
    ).toEqual([[], ['main: timeslot-of-other-tickets']]);
    expect(
      await rejected(
        `insert into closed_day (client_id, location_id, date)
         select client_id, id, '${day.timeslot.date}' from location where client_id = $1`,
        'delete from closed_day where client_id = $1',
      ),
    ).toEqual([[], ['main: timeslot-closed']]);
    await choose();
    expect(await counterFigures(owner, day.laterId)).toMatchObject({ sold: 2 });
  });

  test('an order with two visits in it is asked about one after the other, and a press counts for the one that was shown', async () => {
    const day = await aDay();
    const orderId = await day.aPaidOrder(3);
    await owner.query(
      'update ticket set timeslot_id = $2 where id = (select min(id::text)::uuid from ticket where order_id = $1)',
      [orderId, day.laterId],
    );
    const closure = await closeAsShown(day.staff, { ...day.stretch, untilTime: '17:00' }, day.plan('offer'));
    await day.work();
    const secret = day.secretOf(orderId);
    const first = await showClosure(app, secret);
    const press = () => chooseRemedy(app, secret, { choice: 'refund', visitId: first?.visitId ?? '' });
    await Promise.all([press(), press()]);
    const second = await showClosure(app, secret);
    expect([first?.state, second?.state]).toEqual(['asked', 'asked']);
    expect((first?.heads ?? 0) + (second?.heads ?? 0)).toBe(3);
    await press();
    expect((await day.visits(closure.id)).map(({ state }) => state).sort()).toEqual(['offered', 'refunding']);
    await day.choose(orderId, { choice: 'refund' });
    expect((await day.visits(closure.id)).map(({ state }) => state)).toEqual(['refunding', 'refunding']);
  });

  test('money that a visitor asked for while it was paused goes back when it resumes, also if it reopened meanwhile', async () => {
    const day = await aDay();
    const [asking, silent] = [await day.aPaidOrder(), await day.aPaidOrder()];
    const closure = await day.close({ remedy: 'offer' });
    await day.work();
    await pauseClosure(day.staff, closure.id);
    await day.choose(asking, { choice: 'refund' });
    await day.choose(asking, { choice: 'refund' });
    await day.work();
    expect(await day.count('refund')).toBe(0);
    expect(await showClosure(app, day.secretOf(asking))).toMatchObject({ state: 'refunded' });
    expect(await refusalsOf(day.choose(asking, { choice: 'move', timeslotId: day.laterId }))).toEqual([
      'main: closure-choice-over',
    ]);
    await liftClosure(day.staff, closure.id);
    await resumeClosure(day.staff, closure.id);
    await day.work();
    const states = new Map((await day.visits(closure.id)).map((visit) => [visit.orderId, visit.state]));
    expect([states.get(asking), states.get(silent)]).toEqual(['refunding', 'kept']);
    expect(await day.count('refund')).toBe(1);
  });

  test('lifted while mails are sent: visitors who read that it is closed read that it opens, and no others', async () => {
    const day = await aDay();
    for (let order = 0; order < 6; order += 1) await day.aPaidOrder(1);
    const closure = await day.close({ remedy: 'mail' });
    await Promise.all([day.work(), liftClosure(day.staff, closure.id), day.work()]);
    await day.work();
    expect((await day.visits(closure.id)).map(({ state }) => state)).toEqual(Array(6).fill('kept'));
    const { rows } = await owner.query<{ mails: number }>(
      'select count(*)::int as mails from mail where client_id = $1 group by order_id',
      [day.clientId],
    );
    expect(rows.every(({ mails }) => mails === 2)).toBe(true);
  });

  test('closed by two people at once: one closes it, the other reads that nothing is left, and no order is paid back twice', async () => {
    const day = await aDay();
    await day.aPaidOrder();
    const closing = () => day.close({ requestId: randomUUID(), remedy: 'refund' });
    const ends = await Promise.allSettled([closing(), closing()]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all([day.work(), day.work()]);
    expect(await day.count('refund')).toBe(1);
  });
});
