import { randomUUID } from 'node:crypto';
import { aClient, signedInAs, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { pauseClosure, resumeClosure } from './change-closure.ts';
import { sumVisits } from './closure-visit.repository.ts';
import { endOffers } from './end-offers.ts';
import { liftClosure } from './lift-closure.ts';
import { previewClosure } from './preview-closure.ts';
import { settleByHand } from './settle-by-hand.ts';
import { showClosure } from './show-closure.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-14T10:00:00Z');
const testing = testApp(database, clock);
const { app, worker } = testing;
const aDay = () => aDayToClose(database, testing);

describe('closing', () => {
  test('what was sold is listed, what is sold afterwards is not: every buyer at once is one or the other', async () => {
    const day = await aDay();
    const orders = await Promise.all(Array.from({ length: 12 }, () => day.sell(1, 0)));
    const [closure, ...ends] = await Promise.all([
      day.close(),
      ...orders.map(({ orderId }) => day.complete(orderId)),
    ]);
    const listed = await day.visits(closure.id);
    const sold = ends.filter((end) => end === 'completed').length;
    expect(new Set(ends)).not.toContain('no-places');
    expect(listed).toHaveLength(sold);
    expect(await counterFigures(owner, day.timeslot.timeslotId)).toMatchObject({ held: 0, sold });
    expect(await day.complete((await day.sell(1, 0)).orderId)).toBe('closed');
  });

  test('the dry run says what would be touched and changes nothing; the same call twice closes once', async () => {
    const day = await aDay();
    await day.aPaidOrder(3);
    expect(await previewClosure(day.staff, day.stretch)).toEqual({
      fingerprint: expect.any(String),
      ...{
        timeslotCount: 1,
        dayCount: 0,
        shortenedDayCount: 0,
        shortenedTicketCount: 0,
        locationCount: 1,
        orderCount: 1,
        heads: 3,
        amountMinor: 5250,
        heldCount: 0,
        groupCount: 0,
        groupPeople: 0,
        groupsWithoutAddress: 0,
      },
    });
    expect(await day.stateOf(day.timeslot.timeslotId)).toBe('open');
    const requestId = randomUUID();
    const closure = await day.close({ requestId });
    expect((await day.close({ requestId })).id).toBe(closure.id);
    expect(await refusalsOf(day.close({ requestId: randomUUID() }))).toEqual(['main: closure-empty']);
    expect(await day.visits(closure.id)).toMatchObject([{ heads: 3, amountMinor: 5250, state: 'waiting' }]);
    expect([await day.stateOf(day.timeslot.timeslotId), await day.stateOf(day.laterId)]).toEqual([
      'closed',
      'open',
    ]);
  });

  test('the money shown is what goes back: the transaction cost with the last tickets of an order, and only then', async () => {
    const day = await aDay();
    const [whole, half] = [await day.aPaidOrder(2), await day.aPaidOrder(3)];
    await owner.query(
      `with o as (update orders set total_minor = total_minor + 60, transaction_cost_minor = 60
         where client_id = $1 returning id)
       update payment p set amount_minor = amount_minor + 60 from o where p.order_id = o.id`,
      [day.clientId],
    );
    await owner.query(
      'update ticket set timeslot_id = $2 where id = (select min(id::text)::uuid from ticket where order_id = $1)',
      [half, day.laterId],
    );
    const shown = await previewClosure(day.staff, day.stretch);
    expect(shown).toMatchObject({ orderCount: 2, heads: 4, amountMinor: 3560 + 3500 });
    const closure = await day.close({ remedy: 'refund' });
    await day.work();
    const { rows: refunds } = await owner.query<{ orderId: string; amount: number }>(
      'select order_id as "orderId", amount_minor::int as amount from refund where client_id = $1',
      [day.clientId],
    );
    expect(new Map(refunds.map(({ orderId, amount }) => [orderId, amount]))).toEqual(
      new Map([
        [whole, 3560],
        [half, 3500],
      ]),
    );
    const visits = await day.visits(closure.id);
    expect(visits.map(({ amountMinor }) => amountMinor).sort()).toEqual([3500, 3560]);
  });

  test('a timeslot that is made in its time is closed too, also when a person opens it, until it is lifted', async () => {
    const day = await aDay();
    const closure = await day.close();
    const made = await day.beside('14:30');
    expect(await day.stateOf(made)).toBe('closed');
    await owner.query(`update timeslot set state = 'open' where id = $1`, [made]);
    expect(await day.stateOf(made)).toBe('closed');
    await owner.query(`update timeslot set state = 'open', origin = 'manual' where id = $1`, [made]);
    expect(await day.stateOf(made)).toBe('closed');
    await liftClosure(day.staff, closure.id);
    expect([await day.stateOf(made), await day.stateOf(day.timeslot.timeslotId)]).toEqual(['open', 'open']);
  });

  test('reception may close, and may not give money back', async () => {
    const day = await aDay();
    await day.aPaidOrder();
    const reception = await signedInAs(app, day.client, 'reception');
    const plan = { requestId: randomUUID(), reason: 'storm', note: '', offersRefund: true, deadlineHours: 1 };
    const closing = (remedy: string, withoutAnswer = 'keep') =>
      closeAsShown(reception, day.stretch, { ...plan, remedy, withoutAnswer });
    await expect(closing('refund')).rejects.toThrow(NotAllowedError);
    await expect(closing('offer')).rejects.toThrow(NotAllowedError);
    await expect(closing('mail')).resolves.toMatchObject({ timeslotCount: 1 });
  });
});

describe('remedies', () => {
  test('money goes back once, however often the work is done, and a failed refund needs a person', async () => {
    const day = await aDay();
    await day.aPaidOrder();
    const closure = await day.close({ remedy: 'refund' });
    expect([await day.work(), await day.work()]).toEqual([1, 0]);
    expect(await day.count('refund')).toBe(1);
    const settle = (state: string) =>
      owner.query('update refund set state = $2 where client_id = $1', [day.clientId, state]);
    const totals = () => inClient(app.db, day.clientId, (scope) => sumVisits(scope, [closure.id]));
    expect(await totals()).toMatchObject([{ state: 'refunding', amountMinor: 3500 }]);
    await settle('failed');
    const [visit] = await day.visits(closure.id);
    expect(visit).toMatchObject({ state: 'needs-you', cause: 'refund-failed' });
    await settleByHand(day.staff, visit?.id ?? '', 'refund');
    expect(await totals()).toMatchObject([{ state: 'refunding' }]);
    await settle('done');
    expect(await totals()).toMatchObject([{ state: 'refunded', orderCount: 1 }]);
    expect(await refusalsOf(settleByHand(day.staff, visit?.id ?? '', 'refund'))).toEqual([
      'main: closure-act-not-allowed',
    ]);
    expect(await day.count('refund')).toBe(1);
  });

  test('an order that no provider was paid for is settled by hand', async () => {
    const day = await aDay();
    await day.complete((await day.sell()).orderId);
    const closure = await day.close({ remedy: 'refund' });
    await day.work();
    const [visit] = await day.visits(closure.id);
    expect(visit).toMatchObject({ state: 'needs-you', cause: 'no-payment' });
    expect(await settleByHand(day.staff, visit?.id ?? '', 'settle')).toMatchObject({ state: 'settled' });
    expect(await counterFigures(owner, day.timeslot.timeslotId)).toMatchObject({ sold: 0 });
  });

  test('a pause holds mails back, and resuming sends each once', async () => {
    const day = await aDay();
    await day.aPaidOrder();
    const closure = await day.close({ remedy: 'mail' });
    await pauseClosure(day.staff, closure.id);
    await day.work();
    expect([await day.count('mail'), (await day.visits(closure.id))[0]?.state]).toEqual([0, 'waiting']);
    await resumeClosure(day.staff, closure.id);
    await day.work();
    expect([await day.count('mail'), (await day.visits(closure.id))[0]?.state]).toEqual([1, 'mailed']);
  });

  test('a visitor moves by the link; pressed twice it moves once, and not where there is no room', async () => {
    const day = await aDay();
    const [big, small] = [await day.aPaidOrder(5), await day.aPaidOrder(2)];
    const closure = await day.close({ remedy: 'offer' });
    await day.work();
    const choose = (orderId: string) => day.choose(orderId, { choice: 'move', timeslotId: day.laterId });
    expect(await showClosure(app, day.secretOf(small))).toMatchObject({
      reason: 'storm',
      state: 'asked',
      heads: 2,
      deadline: { date: '2030-06-15', time: '12:00' },
      firstTimes: [{ id: day.laterId, time: '16:00', left: 4 }],
    });
    expect(await refusalsOf(choose(big))).toEqual([expect.stringContaining('not-enough-places')]);
    await Promise.all([choose(small), choose(small)]);
    await choose(small);
    expect(await counterFigures(owner, day.laterId)).toMatchObject({ held: 0, sold: 2 });
    expect(await counterFigures(owner, day.timeslot.timeslotId)).toMatchObject({ held: 0, sold: 5 });
    expect(await showClosure(app, day.secretOf(small))).toMatchObject({
      state: 'moved',
      movedTo: { time: '16:00' },
    });
    await day.choose(big, { choice: 'refund' });
    await day.choose(big, { choice: 'refund' });
    expect(await day.count('refund')).toBe(1);
    expect((await day.visits(closure.id)).map(({ state }) => state).sort()).toEqual(['moved', 'refunding']);
  });

  test.each([
    ['refund', 'refunding', 1],
    ['keep', 'needs-you', 0],
  ])('without an answer in time: %s', async (withoutAnswer, state, refunds) => {
    const day = await aDay();
    const orderId = await day.aPaidOrder();
    const closure = await day.close({ remedy: 'offer', withoutAnswer, deadlineHours: 1 });
    await day.work();
    await endOffers(worker);
    expect((await day.visits(closure.id))[0]?.state).toBe('offered');
    clock.advance(61);
    expect(await refusalsOf(day.choose(orderId, { choice: 'refund' }))).toEqual([
      'main: closure-choice-over',
    ]);
    await endOffers(worker);
    await day.work();
    expect([(await day.visits(closure.id))[0]?.state, await day.count('refund')]).toEqual([state, refunds]);
  });

  test('lifting reopens what it shut; visitors without a choice keep their visit and get a mail', async () => {
    const day = await aDay();
    const orderId = await day.aPaidOrder();
    const closure = await day.close({ remedy: 'offer' });
    await day.work();
    const lifted = await liftClosure(day.staff, closure.id);
    expect(lifted.liftedAt).not.toBeNull();
    await liftClosure(day.staff, closure.id);
    expect(await day.stateOf(day.timeslot.timeslotId)).toBe('open');
    expect([await day.count('mail'), (await day.visits(closure.id))[0]?.state]).toEqual([2, 'kept']);
    expect(await showClosure(app, day.secretOf(orderId))).toBeNull();
    expect(await day.complete((await day.sell()).orderId)).toBe('completed');
  });
});

test('a client does not see the closure of another', async () => {
  const day = await aDay();
  const closure = await day.close();
  const other: TestClient = await aClient(app);
  const stranger = await signedInAs(app, other);
  await expect(liftClosure(stranger, closure.id)).rejects.toThrow('closure-not-found');
});
