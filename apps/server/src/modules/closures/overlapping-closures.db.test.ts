import { randomUUID } from 'node:crypto';
import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listVisits } from './closure-visit.repository.ts';
import { liftClosure } from './lift-closure.ts';

const database = await testDatabase();

/** The museum of Fridays, whose timeslots can be closed from one time to another. */
async function aMuseum() {
  const museum = await aMuseumWithTimes(database);
  const { app, client, manager, id: groupId } = museum;
  const { clientId } = client;
  const locationId = (await museum.at('10:00'))?.locationId ?? '';
  const where = (kind: string) => ({
    scopeKind: kind,
    scopeIds: [kind === 'location' ? locationId : groupId],
  });
  const close = (
    fromTime: string,
    untilTime: string | null,
    {
      kind = 'location',
      remedy = 'close',
      fromDate = friday,
      untilDate = friday,
      requestId = randomUUID(),
    } = {},
  ) =>
    closeAsShown(
      manager,
      { ...where(kind), fromDate, fromTime, untilDate, untilTime },
      {
        requestId,
        reason: 'storm',
        note: '',
        remedy,
        offersRefund: true,
        withoutAnswer: 'refund',
        deadlineHours: 24,
      },
    );
  return {
    ...{
      ...museum,
      close,
      applyRules: async (rules: object) => museum.apply(await museum.draft(rules)),
    },
    lift: (closure: { id: string }) => liftClosure(manager, closure.id),
    openOn: async (date = friday) =>
      (await museum.on(date)).filter(({ state }) => state === 'open').map(({ time }) => time),
    visits: async (closure: { id: string }) =>
      (
        await inClient(app.db, clientId, (scope) =>
          listVisits(scope, closure.id, { group: null, offset: 0, limit: 50 }),
        )
      ).map(({ time, state, remedy }) => `${time} ${remedy} ${state}`),
    work: () => museum.settle(),
    mailCount: async () =>
      (await database.owner.query('select from mail where client_id = $1', [clientId])).rowCount,
    setByHand: async (time: string, change: object) =>
      museum.apply(await museum.byHand({ timeslots: [{ id: (await museum.at(time))?.id, ...change }] })),
  };
}

const covers = { first: ['10:00', '11:00'], second: ['11:00', '12:00'] };
type Closing = keyof typeof covers;

describe('two closures that share a timeslot', () => {
  test.each([
    ['close first, close second, lift first, lift second'],
    ['close first, close second, lift second, lift first'],
    ['close second, close first, lift first, lift second'],
    ['close second, close first, lift second, lift first'],
    ['close first, lift first, close second, lift second'],
    ['close first, close second, lift first, close first, lift second, lift first'],
  ])('keep it shut as long as one of them is in force: %s', async (acts) => {
    const museum = await aMuseum();
    const inForce = new Map<Closing, { id: string }>();
    for (const act of acts.split(', ')) {
      const [verb, which] = act.split(' ') as ['close' | 'lift', Closing];
      if (verb === 'close') {
        const kind = which === 'first' ? 'location' : 'timeslot-group';
        const [from, until] = which === 'first' ? ['10:00', '11:30'] : ['11:00', '12:01'];
        inForce.set(which, await museum.close(from, until, { kind }));
      } else {
        await museum.lift(inForce.get(which) ?? { id: '' });
        inForce.delete(which);
      }
      const shut = [...inForce.keys()].flatMap((one) => covers[one]);
      const open = ['10:00', '11:00', '12:00'].filter((time) => !shut.includes(time));
      expect([act, await museum.openOn()]).toEqual([act, open]);
    }
  });

  test('a closure within another that is longer has nothing left to close', async () => {
    const museum = await aMuseum();
    await museum.close('10:00', null);
    expect(await refusalsOf(museum.close('11:00', '12:00'))).toEqual(['main: closure-empty']);
  });

  test('the visits of the one that is lifted go to the other: no visitor reads that it opens', async () => {
    const museum = await aMuseum();
    await museum.buy('10:00', 1);
    await museum.buy('11:00', 2);
    const first = await museum.close('10:00', '11:30', { remedy: 'offer' });
    await museum.work();
    const second = await museum.close('11:00', null, { remedy: 'refund' });
    expect(await museum.visits(second)).toEqual([]);
    expect(await museum.mailCount()).toBe(2);
    await museum.lift(first);
    await museum.work();
    expect((await museum.visits(first)).sort()).toEqual(['10:00 offer kept', '11:00 offer kept']);
    expect(await museum.visits(second)).toEqual(['11:00 refund refunding']);
    expect(await museum.mailCount()).toBe(3);
    await museum.lift(second);
    expect(await museum.openOn()).toEqual(['10:00', '11:00', '12:00']);
  });

  test('closed and lifted at once by several people, it is open exactly when none is in force', async () => {
    const museum = await aMuseum();
    const first = await museum.close('10:00', '11:30');
    const [second] = await Promise.all([museum.close('11:00', null), museum.lift(first), museum.lift(first)]);
    expect(await museum.openOn()).toEqual(['10:00']);
    const third = await museum.close('10:00', null);
    await Promise.all([museum.lift(second), museum.lift(third)]);
    expect(await museum.openOn()).toEqual(['10:00', '11:00', '12:00']);
  });
});

test('a closure over several days shuts from its first time to its last, and what lies between', async () => {
  const museum = await aMuseum();
  const weeks = ['2026-11-27', '2026-12-04', '2026-12-11'];
  const closure = await museum.close('11:00', '11:30', { fromDate: '2026-11-27', untilDate: '2026-12-11' });
  expect(closure.timeslotCount).toBe(7);
  const open = () => Promise.all(weeks.map((date) => museum.openOn(date)));
  expect(await open()).toEqual([['10:00'], [], ['12:00']]);
  await museum.lift(closure);
  expect((await open()).flat()).toHaveLength(9);
});

describe('after lifting, a timeslot is what is said of it by now', () => {
  test('an exception that closed it meanwhile keeps it closed; one that was taken away does not', async () => {
    const museum = await aMuseum();
    await museum.buy('11:00', 1);
    const closure = await museum.close('10:00', null);
    const change = await museum.draft({ exceptions: [museum.anException({ published: true })] });
    await museum.choose(change, 'keep');
    await museum.apply(change);
    await museum.lift(closure);
    expect(await museum.openOn()).toEqual([]);
    const again = await museum.close('10:00', null, { kind: 'timeslot-group' });
    await museum.applyRules({ exceptions: [] });
    expect(await museum.openOn()).toEqual([]);
    await museum.lift(again);
    expect(await museum.openOn()).toEqual(['10:00', '11:00', '12:00']);
  });

  test('times that were taken out of the rules do not come back, and new ones come with it', async () => {
    const museum = await aMuseum();
    const closure = await museum.close('10:00', null);
    await museum.applyRules({ periods: museum.periods(['11:00', '13:00']) });
    expect(await museum.openOn()).toEqual([]);
    await museum.lift(closure);
    expect(await museum.openOn()).toEqual(['11:00', '13:00']);
  });

  test('what a person closed meanwhile stays closed, a limit that was set stays, and it cannot be opened before', async () => {
    const museum = await aMuseum();
    const closure = await museum.close('10:00', null);
    await museum.setByHand('10:00', { state: 'closed' });
    await museum.setByHand('11:00', { limit: 7 });
    expect(await refusalsOf(museum.setByHand('12:00', { state: 'open' }))).toEqual([
      'main: timeslot-shut-by-closure',
    ]);
    expect(await museum.openOn()).toEqual([]);
    await museum.lift(closure);
    expect(await museum.openOn()).toEqual(['11:00', '12:00']);
    expect(await museum.at('11:00')).toMatchObject({ capacity: 7, closureId: null });
  });

  test('a cancelled timeslot stays cancelled, a hidden group hidden', async () => {
    const museum = await aMuseum();
    const closure = await museum.close('10:00', null);
    await database.owner.query(`update timeslot set state = 'cancelled' where id = $1`, [
      (await museum.at('10:00'))?.id,
    ]);
    await museum.applyRules({ hidden: true });
    await museum.lift(closure);
    expect(await museum.at('10:00')).toMatchObject({ state: 'cancelled' });
    expect(await museum.openOn()).toEqual(['11:00', '12:00']);
    const { rows } = await database.owner.query('select hidden from calendar where id = $1', [museum.id]);
    expect(rows).toEqual([{ hidden: true }]);
  });
});
