import type { VisitorVisit } from '@foyer/domain/order-changes/visitor-change.ts';
import { offerTimeslot } from '@foyer/domain/storefront/timeslot-choice.ts';
import { expect, test } from 'vitest';
import { daysToChoose, timesToChoose } from './visits-to-choose.ts';

const visit = (date: string, more: Partial<VisitorVisit> = {}): VisitorVisit => ({
  timeslotId: `${date} 14:00`,
  date,
  time: '14:00',
  state: 'available',
  left: null,
  hasRoom: true,
  isNow: false,
  ...more,
});
const move = { from: '2030-06-15', until: '2030-06-20', visit: { date: '2030-06-15' } };
const dates = ['14', '15', '16', '17', '18', '19', '20', '21'].map((day) => `2030-06-${day}`);

test('a day is as its best visit is; days without one are closed, days beyond the rules are no days', () => {
  const visits = [
    visit('2030-06-15', { isNow: true }),
    visit('2030-06-16'),
    visit('2030-06-17', { state: 'sold out', hasRoom: false }),
    visit('2030-06-18', { state: 'busy', hasRoom: false, left: 1 }),
    visit('2030-06-19', { state: 'almost full', left: 4 }),
  ];
  const days = daysToChoose(visits, dates, move);
  expect([...days].map(([date, { state }]) => [date.slice(8), state])).toEqual([
    ['16', 'available'],
    ['17', 'sold out'],
    ['18', 'full'],
    ['19', 'almost full'],
    ['20', 'none'],
  ]);
});

test('a time with fewer places than the party needs says how many; one without room for another reason is full', () => {
  const date = '2030-06-16';
  const visits = [
    visit(date, { timeslotId: 'a', left: 2, hasRoom: false }),
    visit(date, { timeslotId: 'b', left: 9, hasRoom: false }),
    visit(date, { timeslotId: 'c', left: 4, state: 'almost full' }),
    visit(date, { timeslotId: 'd', isNow: true }),
  ];
  const offers = timesToChoose(visits, date, 4).map((time) => [time.id, offerTimeslot(time, time.party)]);
  expect(offers).toEqual([
    ['a', 'too small'],
    ['b', 'full'],
    ['c', 'few left'],
  ]);
});
