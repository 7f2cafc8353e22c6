import { describe, expect, test } from 'vitest';
import { type LimitedLine, quartersOfVisit, type SalePlace, saleCounters } from './sale-counters.ts';

const slot = (time: string, endsAt: string | null = null) => ({
  id: time,
  startsAt: new Date(`2026-12-05T${time}:00Z`),
  endsAt: endsAt === null ? null : new Date(`2026-12-05T${endsAt}:00Z`),
});

const adult: LimitedLine = {
  ticketTypeId: 'adult',
  quantity: 2,
  itemKind: 'admission',
  durationMinutes: null,
  blocksOtherTimeslots: false,
  ticketTypeLimit: null,
  ticketGroupId: 'museum',
  ticketGroupLimit: null,
  event: null,
  timeslot: slot('10:00'),
  date: '2026-12-05',
};
const place: SalePlace = {
  locationId: 'getij',
  houseLimit: null,
  timeslots: ['09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => slot(time)),
};
const named = (lines: LimitedLine[], changes: Partial<SalePlace> = {}) =>
  saleCounters(lines, { ...place, ...changes }).map(({ kind, ownerId, scope, quantity }) =>
    [kind, ownerId, scope, quantity].filter((part) => part !== '').join(' '),
  );

describe('which counters a sale needs', () => {
  test('without limits only the timeslot is counted', () => {
    expect(named([adult])).toEqual(['timeslot 10:00 2']);
  });

  test('a guided tour of 90 minutes takes its places in every time that it is under way', () => {
    const tour = { ...adult, durationMinutes: 90, blocksOtherTimeslots: true };
    expect(named([tour])).toEqual(['timeslot 10:00 2', 'timeslot 10:30 2', 'timeslot 11:00 2']);
  });

  test('a time that began before and is not over yet is overlapped too', () => {
    const tour = { ...adult, durationMinutes: 10, blocksOtherTimeslots: true };
    const timeslots = [slot('09:00', '10:00'), slot('09:30', '10:01'), slot('10:00')];
    expect(named([tour], { timeslots })).toEqual(['timeslot 10:00 2', 'timeslot 09:30 2']);
  });

  test('limits of type and group are counted per timeslot, per day or in all, as the ticket is dated', () => {
    const limited = { ...adult, ticketTypeLimit: 8, ticketGroupLimit: 20 };
    expect(named([limited])).toEqual([
      'timeslot 10:00 2',
      'ticket-type adult 10:00 2',
      'ticket-group museum 10:00 2',
    ]);
    expect(named([{ ...limited, timeslot: null }])).toEqual([
      'ticket-type adult 2026-12-05 2',
      'ticket-group museum 2026-12-05 2',
    ]);
    expect(named([{ ...limited, timeslot: null, date: null }])).toEqual([
      'ticket-type adult 2',
      'ticket-group museum 2',
    ]);
  });

  test('two types of one group take from its limit together', () => {
    const limited = { ...adult, ticketGroupLimit: 20 };
    expect(named([limited, { ...limited, ticketTypeId: 'child', quantity: 3 }])).toEqual([
      'timeslot 10:00 5',
      'ticket-group museum 10:00 5',
    ]);
  });

  test('an event is counted in all, an exhibition per day', () => {
    const event = { id: 'night', kind: 'event', limit: 100 } as const;
    expect(named([{ ...adult, event }])).toContain('event night 2');
    expect(named([{ ...adult, event: { ...event, kind: 'exhibition' } }])).toContain(
      'event night 2026-12-05 2',
    );
    expect(named([{ ...adult, event: { ...event, limit: null } }])).toEqual(['timeslot 10:00 2']);
  });

  test('a visitor of an event also counts for its linked event', () => {
    const event = { id: 'night', kind: 'event', limit: null } as const;
    const linkedEvent = { id: 'salt', kind: 'exhibition', limit: 50 } as const;
    expect(named([{ ...adult, event, linkedEvent }]).slice(1)).toEqual(['event salt 2026-12-05 2']);
  });

  test('a ticket without a duration counts in the house for an hour: four quarters', () => {
    const house = { houseLimit: 300 };
    expect(named([adult], house).slice(1)).toEqual([
      'house getij 2026-12-05T10:00:00.000Z 2',
      'house getij 2026-12-05T10:15:00.000Z 2',
      'house getij 2026-12-05T10:30:00.000Z 2',
      'house getij 2026-12-05T10:45:00.000Z 2',
    ]);
  });

  test('merchandise has no visit, and an audio guide is not an admission', () => {
    const house = { houseLimit: 300 };
    expect(named([{ ...adult, itemKind: 'merchandise', ticketTypeLimit: 5 }], house)).toEqual([
      'ticket-type adult 2',
    ]);
    expect(named([{ ...adult, itemKind: 'product' }], house)).toEqual(['timeslot 10:00 2']);
  });

  test('a visit over the hour that the clock shows twice is inside for every quarter of it', () => {
    const startsAt = new Date('2026-10-25T00:50:00Z');
    expect(quartersOfVisit(startsAt, 20)).toEqual(['2026-10-25T00:45:00.000Z', '2026-10-25T01:00:00.000Z']);
  });
});
