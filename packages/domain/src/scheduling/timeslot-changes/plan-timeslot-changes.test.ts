import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeneratedTimeslot } from '../generate-timeslots.ts';
import { type ExistingTimeslot, planTimeslotChanges, type TimeslotUpdate } from './plan-timeslot-changes.ts';

const startOf = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

function wanted(hour: number, capacity: number | null = 60): GeneratedTimeslot {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return {
    date: '2026-11-20',
    time,
    startsAt: startOf(hour),
    capacity,
    status: 'yes',
    title: '',
    classes: '',
  };
}

function present(hour: number, changes: Partial<ExistingTimeslot> = {}): ExistingTimeslot {
  return {
    id: `at ${hour}`,
    startsAt: startOf(hour),
    capacity: 60,
    takenPlaces: 0,
    state: 'open',
    wantedCapacity: null,
    conflict: null,
    madeByHand: false,
    ...changes,
  };
}

const nothing = { add: [], change: [], describe: [], remove: [], conflicts: [] };

describe('bringing timeslots in line with the rules', () => {
  test('a new start is added, an empty surplus one goes, an equal one is left alone', () => {
    const plan = planTimeslotChanges([wanted(10), wanted(11)], [present(10), present(12)]);
    expect(plan).toEqual({ ...nothing, add: [wanted(11)], remove: ['at 12'], unchangedCount: 1 });
  });

  test('a surplus timeslot with visitors is kept, closed for sale, and must be settled', () => {
    const plan = planTimeslotChanges([], [present(12, { takenPlaces: 3 })]);
    expect(plan).toEqual({
      ...nothing,
      change: [
        { id: 'at 12', state: 'closed', capacity: 60, wantedCapacity: null, conflict: 'not-in-rules' },
      ],
      conflicts: ['at 12'],
      unchangedCount: 0,
    });
  });

  test('it opens again when the rules yield it again', () => {
    const closed = present(12, { takenPlaces: 3, state: 'closed', conflict: 'not-in-rules' });
    const plan = planTimeslotChanges([wanted(12, 80)], [closed]);
    expect(plan.change).toEqual([
      { id: 'at 12', state: 'open', capacity: 80, wantedCapacity: null, conflict: null },
    ]);
    expect(plan.conflicts).toEqual([]);
  });

  test('a timeslot that a person closed stays closed', () => {
    const plan = planTimeslotChanges([wanted(12, 80)], [present(12, { state: 'closed' })]);
    expect(plan.change.map(({ state, capacity }) => ({ state, capacity }))).toEqual([
      { state: 'closed', capacity: 80 },
    ]);
  });

  test('fewer places than are taken become what is taken, and the wish is kept', () => {
    const plan = planTimeslotChanges([wanted(10, 20)], [present(10, { takenPlaces: 45 })]);
    expect(plan.change).toEqual([
      { id: 'at 10', state: 'open', capacity: 45, wantedCapacity: 20, conflict: 'capacity-below-taken' },
    ]);
    expect(plan.conflicts).toEqual(['at 10']);
  });

  test('another wish for the same crowded timeslot is kept too', () => {
    const crowded = present(10, {
      capacity: 45,
      takenPlaces: 45,
      wantedCapacity: 20,
      conflict: 'capacity-below-taken',
    });
    expect(planTimeslotChanges([wanted(10, 20)], [crowded]).change).toEqual([]);
    expect(planTimeslotChanges([wanted(10, 30)], [crowded]).change[0]?.wantedCapacity).toBe(30);
    expect(planTimeslotChanges([wanted(10, null)], [crowded]).change[0]).toMatchObject({
      capacity: null,
      conflict: null,
    });
  });

  test('cancelled and hand-made timeslots are left alone', () => {
    const cancelled = present(10, { state: 'cancelled', takenPlaces: 5 });
    const extra = present(12, { madeByHand: true });
    const plan = planTimeslotChanges([wanted(10, 80)], [cancelled, extra]);
    expect(plan).toEqual({ ...nothing, unchangedCount: 2 });
  });

  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 12 });
  const places = fc.option(fc.integer({ min: 0, max: 90 }), { nil: null });
  const someWanted = hours.chain((list) =>
    fc.tuple(...list.map((hour) => places.map((capacity) => wanted(hour, capacity)))),
  );
  const someExisting = hours.chain((list) =>
    fc.tuple(
      ...list.map((hour) =>
        fc
          .record({
            capacity: places,
            taken: fc.integer({ min: 0, max: 90 }),
            state: fc.constantFrom('open' as const, 'closed' as const, 'cancelled' as const),
            madeByHand: fc.boolean(),
          })
          .map(({ capacity, taken, ...rest }) =>
            present(hour, {
              ...rest,
              capacity,
              takenPlaces: capacity === null ? taken : Math.min(taken, capacity),
            }),
          ),
      ),
    ),
  );

  test('no plan ever takes a place from a visitor, and carrying it out twice changes nothing', () => {
    fc.assert(
      fc.property(someWanted, someExisting, (generated, existing) => {
        const plan = planTimeslotChanges(generated, existing);
        const byId = new Map(existing.map((timeslot) => [timeslot.id, timeslot]));
        for (const id of plan.remove) expect(byId.get(id)?.takenPlaces).toBe(0);
        for (const change of plan.change) {
          expect(change.capacity ?? Infinity).toBeGreaterThanOrEqual(byId.get(change.id)?.takenPlaces ?? 0);
        }
        const after = carriedOut(existing, plan.add, plan.change, plan.remove);
        const again = planTimeslotChanges(generated, after);
        expect(again).toEqual({ ...nothing, conflicts: again.conflicts, unchangedCount: after.length });
        expect([...again.conflicts].sort()).toEqual([...plan.conflicts].sort());
      }),
    );
  });
});

function carriedOut(
  existing: readonly ExistingTimeslot[],
  add: readonly GeneratedTimeslot[],
  change: readonly TimeslotUpdate[],
  remove: readonly string[],
): ExistingTimeslot[] {
  const changes = new Map(change.map((entry) => [entry.id, entry]));
  return [
    ...existing
      .filter(({ id }) => !remove.includes(id))
      .map((timeslot) => ({ ...timeslot, ...changes.get(timeslot.id) })),
    ...add.map(({ startsAt, capacity }) => present(startsAt.getUTCHours(), { capacity })),
  ];
}
