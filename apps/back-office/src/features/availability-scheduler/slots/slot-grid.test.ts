import { expect, test } from 'vitest';
import { isShown, type Slot, type SlotCalendar, slotGrid } from './slot-grid.ts';

const aSlot = (date: string, time: string, changes: Partial<Slot> = {}): Slot => ({
  id: `${date} ${time}`,
  productIds: [],
  date,
  time,
  state: 'open',
  conflict: null,
  capacity: 20,
  soldCount: 5,
  heldCount: 0,
  scannedCount: 0,
  withheldCount: 0,
  isPast: false,
  closureId: null,
  fill: { state: 'available', left: 15 },
  ...changes,
});

const week = (changes: Partial<SlotCalendar>): SlotCalendar => ({
  location: { timeZone: 'Europe/Amsterdam' },
  localNow: { date: '2026-11-20', time: '13:00' },
  closedDates: [],
  blockers: [],
  slots: [],
  ...changes,
});

const monday = '2026-11-16';
const tuesday = '2026-11-17';

test('rows are all times of the week, columns its days', () => {
  const slots = [aSlot(monday, '10:00'), aSlot(tuesday, '11:00')];
  const { times, columns } = slotGrid(week({ slots }), [monday, tuesday]);
  expect(times).toEqual(['10:00', '11:00']);
  expect(columns.map((cells) => cells.map(({ kind }) => kind))).toEqual([
    ['slot', 'gap'],
    ['gap', 'slot'],
  ]);
});

test('a closed day is one gap, and so are the blocked hours of another, by their reason', () => {
  const blocker = { from: tuesday, until: tuesday, weekdays: [2], fromTime: '10:00', untilTime: '12:00' };
  const slots = [aSlot('2026-11-18', '10:00'), aSlot('2026-11-18', '11:00'), aSlot(tuesday, '12:00')];
  const { columns } = slotGrid(
    week({
      slots,
      closedDates: [{ date: monday, note: '' }],
      blockers: [{ ...blocker, reason: 'Staff training' }],
    }),
    [monday, tuesday],
  );
  expect(columns[0]?.[0]).toMatchObject({ kind: 'gap', reason: { kind: 'closed' }, length: 3 });
  expect(columns[1]?.[0]).toMatchObject({ reason: { kind: 'blocked', text: 'Staff training' }, length: 2 });
  expect(columns[1]?.[2]).toMatchObject({ kind: 'slot' });
});

test('two timeslots at one start have a row each', () => {
  const slots = [aSlot(monday, '10:00'), aSlot(monday, '10:00', { id: 'other' })];
  expect(slotGrid(week({ slots }), [monday]).times).toEqual(['10:00', '10:00']);
});

test('a filter shows what is open, closed, filling up or to be settled', () => {
  const closed = aSlot(monday, '10:00', { state: 'closed', conflict: 'not-in-rules' });
  const full = aSlot(monday, '11:00', { fill: { state: 'full', left: 0 } });
  const shown = (only: Parameters<typeof isShown>[1]) =>
    [aSlot(monday, '09:00'), closed, full].filter((slot) => isShown(slot, only)).map(({ time }) => time);
  expect(shown('open')).toEqual(['09:00']);
  expect(shown('closed')).toEqual(['10:00']);
  expect(shown('filling')).toEqual(['11:00']);
  expect(shown('settle')).toEqual(['10:00']);
  expect(shown(undefined)).toHaveLength(3);
});
