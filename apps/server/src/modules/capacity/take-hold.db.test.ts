import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aCounter, counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listCounterDifferences } from './audit-counters.repository.ts';
import { auditCounters } from './audit-counters.ts';
import { completeHold, sellPlaces } from './complete-hold.ts';
import { expireHolds } from './expire-holds.ts';
import { extendHold } from './extend-hold.ts';
import { releaseHold } from './release-hold.ts';
import { takeHold } from './take-hold.ts';
import { takeHolds } from './take-holds.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);
const { clientId } = await aClient(app);
const counterOf = (capacity: number | null) => aCounter(database.owner, clientId, capacity);
const figures = (counterId: string) => counterFigures(database.owner, counterId);

async function mustHold(places: { counterId: string; quantity: number }[], more = {}) {
  const result = await takeHold(app, { clientId, places, ...more });
  if (!result.ok) throw new Error(`refused: ${result.refusals.map((one) => one.code).join()}`);
  return result.value;
}

describe('holding places', () => {
  test('a timeslot with two places left refuses three tickets and says that two are left', async () => {
    const counterId = await counterOf(2);
    const result = await takeHold(app, { clientId, places: [{ counterId, quantity: 3 }] });
    expect(result).toEqual({
      ok: false,
      refusals: [{ code: 'not-enough-places', params: { counterId, left: 2 } }],
    });
    expect(await figures(counterId)).toEqual({ capacity: 2, held: 0, sold: 0 });
  });

  test('a cart over three counters takes all of them or none', async () => {
    const [roomy, full, unlimited] = [await counterOf(10), await counterOf(0), await counterOf(null)];
    const places = [roomy, full, unlimited].map((counterId) => ({ counterId, quantity: 2 }));
    const result = await takeHold(app, { clientId, places });
    expect(result).toEqual({
      ok: false,
      refusals: [{ code: 'sold-out', params: { counterId: full, left: 0 } }],
    });
    expect((await figures(roomy)).held).toBe(0);
    expect((await figures(unlimited)).held).toBe(0);
  });

  test('a counter without a limit always has room', async () => {
    const counterId = await counterOf(null);
    await mustHold([{ counterId, quantity: 5000 }]);
    expect((await figures(counterId)).held).toBe(5000);
  });

  test('two lines for one timeslot are counted together', async () => {
    const counterId = await counterOf(3);
    const result = await takeHold(app, {
      clientId,
      places: [
        { counterId, quantity: 2 },
        { counterId, quantity: 2 },
      ],
    });
    expect(result.ok).toBe(false);
    expect((await figures(counterId)).held).toBe(0);
  });

  test('a double click with the same key holds once and gets the same hold, also at the same moment', async () => {
    const counterId = await counterOf(10);
    const idempotencyKey = randomUUID();
    const places = [{ counterId, quantity: 2 }];
    const holds = await Promise.all([1, 2, 3, 4].map(() => mustHold(places, { idempotencyKey })));
    expect(new Set(holds.map((hold) => hold.id)).size).toBe(1);
    expect((await figures(counterId)).held).toBe(2);
  });

  test('a key that meets itself in one batch holds once', async () => {
    const counterId = await counterOf(10);
    const hold = () => ({
      id: randomUUID(),
      idempotencyKey: 'the same',
      channelId: null,
      expiresAt: clock.now(),
      places: [{ counterId, quantity: 2 }],
      sale: [],
      limitEpoch: null,
    });
    const answers = await takeHolds(app.db, clientId, [hold(), hold(), hold()]);
    expect(answers.map((answer) => answer.outcome)).toEqual(['held', 'repeated', 'repeated']);
    expect((await figures(counterId)).held).toBe(2);
  });

  test('of a batch that does not fit as a whole the first to come get their places', async () => {
    const counterId = await counterOf(5);
    const hold = (quantity: number) => ({
      id: randomUUID(),
      idempotencyKey: null,
      channelId: null,
      expiresAt: clock.now(),
      places: [{ counterId, quantity }],
      sale: [],
      limitEpoch: null,
    });
    const answers = await takeHolds(app.db, clientId, [hold(3), hold(3), hold(2), hold(1)]);
    expect(answers.map((answer) => answer.outcome)).toEqual(['held', 'refused', 'held', 'refused']);
    expect((await figures(counterId)).held).toBe(5);
  });

  test('changing one’s mind swaps the places, and keeps the old ones where the new do not fit', async () => {
    const [first, second, full] = [await counterOf(4), await counterOf(4), await counterOf(1)];
    const old = await mustHold([{ counterId: first, quantity: 4 }]);
    const refusal = await takeHold(app, {
      clientId,
      places: [{ counterId: full, quantity: 2 }],
      insteadOf: old.id,
    });
    expect(refusal.ok).toBe(false);
    expect((await figures(first)).held).toBe(4);
    await mustHold([{ counterId: second, quantity: 4 }], { insteadOf: old.id });
    expect((await figures(first)).held).toBe(0);
    expect((await figures(second)).held).toBe(4);
  });

  test('a hold of the same timeslot may grow into the places that it already has', async () => {
    const counterId = await counterOf(4);
    const old = await mustHold([{ counterId, quantity: 3 }]);
    await mustHold([{ counterId, quantity: 4 }], { insteadOf: old.id });
    expect((await figures(counterId)).held).toBe(4);
  });

  test('two visitors who exchange their timeslots never block each other', async () => {
    const [one, two] = [await counterOf(50), await counterOf(50)];
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, index) => mustHold([{ counterId: index % 2 ? one : two, quantity: 1 }])),
    );
    await Promise.all(
      carts.map((old, index) =>
        mustHold([{ counterId: index % 2 ? two : one, quantity: 1 }], { insteadOf: old.id }),
      ),
    );
    expect([(await figures(one)).held, (await figures(two)).held]).toEqual([10, 10]);
  });

  test("another client's counter is unknown", async () => {
    const counterId = await counterOf(4);
    const other = await aClient(app);
    const result = await takeHold(app, { clientId: other.clientId, places: [{ counterId, quantity: 1 }] });
    expect(result).toEqual({ ok: false, refusals: [{ code: 'counter-unknown', params: { counterId } }] });
    expect((await figures(counterId)).held).toBe(0);
  });
});

describe('the end of a hold', () => {
  test('released places are free again, and releasing twice changes nothing', async () => {
    const counterId = await counterOf(2);
    const hold = await mustHold([{ counterId, quantity: 2 }]);
    expect(await releaseHold(app, clientId, hold.id)).toBe(true);
    expect(await releaseHold(app, clientId, hold.id)).toBe(false);
    expect((await figures(counterId)).held).toBe(0);
  });

  test('after its time the places are free again', async () => {
    const counterId = await counterOf(2);
    await mustHold([{ counterId, quantity: 2 }], { minutes: 15 });
    await expireHolds(worker);
    expect((await figures(counterId)).held).toBe(2);
    clock.advance(16);
    await expireHolds(worker);
    expect((await figures(counterId)).held).toBe(0);
  });

  test('it can be extended ten times and not an eleventh', async () => {
    const counterId = await counterOf(2);
    const hold = await mustHold([{ counterId, quantity: 1 }]);
    for (let time = 1; time <= 10; time += 1) {
      clock.advance(10);
      expect((await extendHold(app, { clientId, holdId: hold.id })).ok).toBe(true);
    }
    const refusal = await extendHold(app, { clientId, holdId: hold.id });
    expect(refusal).toEqual({ ok: false, refusals: [{ code: 'hold-extended-too-often' }] });
  });

  test('one that is over cannot be extended', async () => {
    const counterId = await counterOf(2);
    const hold = await mustHold([{ counterId, quantity: 1 }]);
    clock.advance(15);
    expect((await extendHold(app, { clientId, holdId: hold.id })).ok).toBe(false);
  });

  test('completing turns held places into sold ones, once', async () => {
    const counterId = await counterOf(2);
    const hold = await mustHold([{ counterId, quantity: 2 }]);
    const complete = () => inClient(app.db, clientId, (scope) => completeHold(scope, hold.id));
    expect(await complete()).toEqual([{ counterId, quantity: 2 }]);
    expect(await complete()).toBeUndefined();
    expect(await figures(counterId)).toEqual({ capacity: 2, held: 0, sold: 2 });
  });

  test('a payment after the end of the hold finds a place while one is left, and is refused after that', async () => {
    const counterId = await counterOf(3);
    const sell = (quantity: number) =>
      inClient(app.db, clientId, (scope) => sellPlaces(scope, [{ counterId, quantity }]));
    expect(await sell(2)).toBe(true);
    expect(await sell(2)).toBe(false);
    expect(await figures(counterId)).toEqual({ capacity: 3, held: 0, sold: 2 });
  });
});

describe('the auditor', () => {
  test('finds nothing where holds and counters agree, and names a counter that was tampered with', async () => {
    await database.owner.query('truncate hold, counter');
    const counterId = await counterOf(5);
    await mustHold([{ counterId, quantity: 2 }]);
    expect(await listCounterDifferences(worker.db)).toEqual([]);
    await database.owner.query('update counter set held = 3 where id = $1', [counterId]);
    expect(await listCounterDifferences(worker.db)).toEqual([
      { clientId, counterId, held: 3, heldByHolds: 2, sold: 0, soldByOrders: 0 },
    ]);
    await auditCounters(worker);
    expect(await worker.metrics.registry.getSingleMetricAsString('foyer_counter_differences')).toContain(
      'foyer_counter_differences 1',
    );
  });
});
