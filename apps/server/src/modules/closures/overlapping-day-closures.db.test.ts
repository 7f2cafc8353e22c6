import { aMuseumWithDays } from '@foyer/testkit/builders/a-museum-with-days.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { orderSecretOf } from '../orders/index.ts';
import { chooseRemedy } from './choose-remedy.ts';
import { endOffers } from './end-offers.ts';
import { liftClosure } from './lift-closure.ts';
import { previewClosure } from './preview-closure.ts';

const database = await testDatabase();
const date = '2030-06-15';
const next = '2030-06-16';

/** Day tickets for the 15th, seen from the day before; its clock can be put on. */
async function aMuseum() {
  const clock = testClock('2030-06-14T10:00:00Z');
  const testing = testApp(database, clock);
  const museum = await aMuseumWithDays(database, testing, { date });
  // Of the morning too there is something to close, beside the day tickets.
  await database.owner.query(
    `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
     select client_id, calendar_id, local_date, '10:00', (local_date + time '10:00') at time zone 'Europe/Amsterdam',
       'manual' from timeslot where id = $1`,
    [museum.place.timeslotId],
  );
  return {
    ...museum,
    clock,
    ...testing,
    lift: (closure: { id: string }) => liftClosure(museum.staff, closure.id),
    statesOf: async (...closures: { id: string }[]) => {
      const visits = await Promise.all(closures.map(({ id }) => museum.visits(id)));
      return visits.map((ofOne) =>
        ofOne.map((visit) => `${visit.date} ${visit.remedy} ${visit.state}`).sort(),
      );
    },
    subjects: async () => (await museum.mails()).map(({ subject }) => subject.split(' 15 ')[0]),
  };
}

describe('two closures that leave nothing of a day together', () => {
  const halves = { morning: ['00:00', '13:00'], afternoon: ['13:00', null] } as const;
  const stretchOf = (museum: Awaited<ReturnType<typeof aMuseum>>, half: keyof typeof halves) =>
    museum.stretch(halves[half][0], halves[half][1]);

  test.each([
    ['morning', 'afternoon', 'the first'],
    ['morning', 'afternoon', 'the second'],
    ['afternoon', 'morning', 'the first'],
    ['afternoon', 'morning', 'the second'],
  ] as const)('%s, then %s: once %s is lifted, visitors read that it is open', async (one, other, lifted) => {
    const museum = await aMuseum();
    await museum.sell();
    const first = await museum.close('mail', stretchOf(museum, one));
    const second = await museum.close('offer', stretchOf(museum, other));
    await museum.work();
    expect(await museum.statesOf(first, second)).toEqual([[], [`${date} offer offered`]]);
    await museum.lift(lifted === 'the first' ? first : second);
    await museum.work();
    expect(await museum.statesOf(first, second)).toEqual([[], [`${date} offer kept`]]);
    expect(await museum.subjects()).toEqual([
      expect.stringMatching(/^Closed on/),
      expect.stringMatching(/^Open after all on/),
    ]);
  });

  test('closed again, its visitors get another mail, by the closure that takes the rest of the day', async () => {
    const museum = await aMuseum();
    await museum.sell();
    const morning = await museum.close('mail', stretchOf(museum, 'morning'));
    const afternoon = await museum.close('mail', stretchOf(museum, 'afternoon'));
    await museum.work();
    await museum.lift(morning);
    const again = await museum.close('refund', stretchOf(museum, 'morning'));
    await museum.work();
    expect(await museum.statesOf(afternoon, again)).toEqual([
      [`${date} mail kept`],
      [`${date} refund refunding`],
    ]);
    expect(await museum.count('refund')).toBe(1);
  });
});

describe('two closures that each close the whole day', () => {
  test('the second finds nothing left to close on it, and touches no visit twice', async () => {
    const museum = await aMuseum();
    await museum.sell();
    await museum.close('mail');
    expect(await previewClosure(museum.staff, museum.stretch())).toMatchObject({
      dayCount: 0,
      orderCount: 0,
    });
    expect(await refusalsOf(museum.close('refund'))).toEqual(['main: closure-empty']);
    const both = museum.stretch('00:00', null, next);
    expect(await previewClosure(museum.staff, both)).toMatchObject({ dayCount: 1, orderCount: 0 });
  });

  test('the visits of the one that is lifted go to the longer one: no visitor reads that it opens', async () => {
    const museum = await aMuseum();
    await museum.sell();
    const day = await museum.close('mail');
    await museum.sell(next);
    const both = await museum.close('refund', museum.stretch('00:00', null, next));
    await museum.work();
    expect(await museum.statesOf(day, both)).toEqual([[`${date} mail mailed`], [`${next} refund refunding`]]);
    await museum.lift(day);
    await museum.work();
    expect(await museum.statesOf(day, both)).toEqual([
      [`${date} mail kept`],
      [`${date} refund refunding`, `${next} refund refunding`],
    ]);
    expect(await museum.subjects()).toEqual([expect.stringMatching(/^Closed on/)]);
  });

  test('closed and lifted at once by several people, every visit is with exactly one closure in force', async () => {
    const museum = await aMuseum();
    await museum.sell();
    const both = museum.stretch('00:00', null, next);
    const first = await museum.close('mail');
    const [longer] = await Promise.all([museum.close('mail', both), museum.lift(first), museum.lift(first)]);
    await museum.work();
    expect((await museum.statesOf(longer)).flat()).toEqual([`${date} mail mailed`]);
    await Promise.all([museum.lift(longer), museum.lift(longer)]);
    expect((await museum.statesOf(first, longer)).flat().filter((state) => !state.endsWith('kept'))).toEqual(
      [],
    );
  });
});

test('a day that was over when its closure was lifted was closed: what its visitors were offered stays theirs', async () => {
  const museum = await aMuseum();
  const [past, coming, late] = [await museum.sell(), await museum.sell(next), await museum.sell()];
  const closure = await museum.close('offer', museum.stretch('00:00', null, next));
  await museum.work();
  museum.clock.advance(36 * 60);
  await museum.lift(closure);
  expect((await museum.statesOf(closure)).flat()).toEqual([
    `${date} offer offered`,
    `${date} offer offered`,
    `${next} offer kept`,
  ]);
  expect(await museum.count('mail')).toBe(4);
  const visits = await museum.visits(closure.id);
  const choose = (orderId: string) => {
    const visitId = visits.find((visit) => visit.orderId === orderId)?.id ?? '';
    const secret = orderSecretOf(museum.app, museum.clientId, orderId);
    return chooseRemedy(museum.app, secret, { choice: 'refund', visitId });
  };
  await choose(past);
  expect(await refusalsOf(choose(coming))).toEqual(['main: closure-choice-over']);
  museum.clock.advance(24 * 60);
  await endOffers(museum.worker);
  await museum.work();
  expect((await museum.statesOf(closure)).flat()).toEqual([
    `${date} refund refunding`,
    `${date} refund refunding`,
    `${next} offer kept`,
  ]);
  expect(await museum.tickets(late)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }]);
});
