import { decideFill } from '@foyer/domain/scheduling/timeslot-changes/decide-fill.ts';
import { describe, expect, it } from 'vitest';
import { capacityGrid, type GridTimeslot } from './capacity-grid.ts';

function aTimeslot(
  time: string,
  { taken = 0, ...changes }: Partial<GridTimeslot> & { taken?: number } = {},
): GridTimeslot {
  const capacity = changes.capacity === undefined ? 60 : changes.capacity;
  const { state, left } = decideFill({ capacity, heldCount: 0, soldCount: taken });
  return {
    calendarId: 'salt',
    productNames: ['Salt & Light'],
    locationName: 'Main building',
    time,
    startsAt: `2026-11-20T${time}:00Z`,
    isOpen: true,
    capacity,
    left,
    state,
    ...changes,
  };
}

const at = (clock: string) => [`2026-11-20T${clock}:00Z`, clock] as const;

describe('capacity today', () => {
  it('is in hours where every timeslot starts on the hour, else in half hours', () => {
    expect(capacityGrid([aTimeslot('10:00'), aTimeslot('12:00')], ...at('09:00')).steps).toEqual([
      '10:00',
      '11:00',
      '12:00',
    ]);
    expect(capacityGrid([aTimeslot('10:00'), aTimeslot('11:30')], ...at('09:00')).steps).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
  });

  it('adds up timeslots of one half hour', () => {
    const [row] = capacityGrid(
      [aTimeslot('10:00', { taken: 60 }), aTimeslot('10:15', { taken: 30 })],
      ...at('09:00'),
    ).rows;
    expect(row?.cells).toEqual([{ time: '10:00', left: 30, state: 'busy', isPast: false }]);
  });

  it('counts as left only what can still be sold', () => {
    const slots = [
      aTimeslot('10:00', { taken: 10 }),
      aTimeslot('11:00', { isOpen: false }),
      aTimeslot('12:00', { taken: 55 }),
    ];
    const [row] = capacityGrid(slots, ...at('10:30')).rows;
    expect(row?.left).toBe(5);
    expect(row?.cells.map((cell) => [cell?.state, cell?.isPast])).toEqual([
      ['quiet', true],
      ['closed', false],
      ['almost full', false],
    ]);
  });

  it('has as many left as the house lets in, whatever the timeslot itself has places for', () => {
    const slots = [
      aTimeslot('10:00', { left: 4, state: 'almost full' }),
      aTimeslot('11:00', { left: 0, state: 'full' }),
      aTimeslot('11:30', { left: 2, state: 'busy' }),
    ];
    const [row] = capacityGrid(slots, ...at('09:00')).rows;
    expect(row?.left).toBe(6);
    expect(row?.cells.map((cell) => cell?.state)).toEqual(['almost full', undefined, 'full', 'busy']);
  });

  it('marks the column in which it is now', () => {
    const slots = [aTimeslot('10:00'), aTimeslot('12:00')];
    expect([
      capacityGrid(slots, ...at('11:59')).nowStep,
      capacityGrid(slots, ...at('17:00')).nowStep,
    ]).toEqual([1, -1]);
  });

  it('names the location where one product is at two of them', () => {
    const slots = [
      aTimeslot('10:00'),
      aTimeslot('10:00', { calendarId: 'harbour', locationName: 'Harbour' }),
    ];
    expect(capacityGrid(slots, ...at('09:00')).rows.map(({ name }) => name)).toEqual([
      'Salt & Light · Main building',
      'Salt & Light · Harbour',
    ]);
  });

  it('has no number where there is no limit', () => {
    const [row] = capacityGrid([aTimeslot('10:00', { capacity: null, taken: 5 })], ...at('09:00')).rows;
    expect([row?.left, row?.cells[0]?.left, row?.cells[0]?.state]).toEqual([null, null, 'available']);
  });
});
