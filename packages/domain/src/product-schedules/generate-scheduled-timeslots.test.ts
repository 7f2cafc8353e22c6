import { describe, expect, test } from 'vitest';
import { weekdays } from '../calendar/weekday.ts';
import {
  findScheduleOfStart,
  generateScheduledTimeslots,
  listOvertakenStarts,
} from './generate-scheduled-timeslots.ts';
import type { ProductSchedule, ScheduleBlocker } from './product-schedule.ts';

const timeZone = 'Europe/Amsterdam';

/** Every day of November 2026 at 10:00, 11:00 and 12:00, twenty places each. */
function aSchedule(changes: Partial<ProductSchedule> = {}): ProductSchedule {
  return {
    id: 'all-month',
    name: 'All month',
    from: '2026-11-01',
    until: '2026-11-30',
    repeatUnit: 'day',
    repeatEvery: 1,
    weekdays: [],
    firstTime: '10:00',
    lastTime: '12:00',
    intervalMinutes: 60,
    capacity: 20,
    ...changes,
  };
}

function aBlocker(changes: Partial<ScheduleBlocker> = {}): ScheduleBlocker {
  const days = { from: '2026-11-18', until: '2026-11-18', weekdays };
  return { id: 'b', ...days, fromTime: null, untilTime: null, reason: 'Staff training', ...changes };
}

const generate = (
  schedules: ProductSchedule[],
  blockers: ScheduleBlocker[] = [],
  from = '2026-10-01',
  until = '2026-12-31',
) => generateScheduledTimeslots({ timeZone, schedules, blockers }, from, until);
const datesOf = (schedule: ProductSchedule) => [...new Set(generate([schedule]).map(({ date }) => date))];

describe('the days of a schedule', () => {
  test('every third day counts from the start date', () => {
    expect(datesOf(aSchedule({ repeatEvery: 3, until: '2026-11-11' }))).toEqual([
      '2026-11-01',
      '2026-11-04',
      '2026-11-07',
      '2026-11-10',
    ]);
  });

  test('every second week on Monday and Friday counts weeks from that of the start date', () => {
    const schedule = aSchedule({
      from: '2026-11-04',
      repeatUnit: 'week',
      repeatEvery: 2,
      weekdays: [1, 5],
    });
    expect(datesOf(schedule)).toEqual(['2026-11-06', '2026-11-16', '2026-11-20', '2026-11-30']);
  });

  test('weekdays count within start and end date, both included', () => {
    const sundays = aSchedule({ repeatUnit: 'week', weekdays: [7] });
    expect(datesOf(sundays)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  });

  test('counting continues over a clock change and over the new year', () => {
    const schedule = aSchedule({ from: '2026-10-20', until: '2027-01-10', repeatEvery: 10 });
    expect(
      generate([schedule], [], '2026-10-20', '2027-01-10').filter(({ time }) => time === '10:00'),
    ).toHaveLength(9);
  });
});

describe('the times of a schedule', () => {
  test('go from the first start to the last at most, with the capacity of the schedule', () => {
    const slots = generate([aSchedule({ from: '2026-11-20', until: '2026-11-20', lastTime: '12:50' })]);
    expect(slots.map(({ time, capacity }) => [time, capacity])).toEqual([
      ['10:00', 20],
      ['11:00', 20],
      ['12:00', 20],
    ]);
    expect(slots[0]?.startsAt).toEqual(new Date('2026-11-20T09:00:00Z'));
  });

  test('a time that the clock skips in spring is left out on that day only', () => {
    const night = { from: '2027-03-27', until: '2027-03-28', firstTime: '01:30', lastTime: '03:30' };
    const slots = generate([aSchedule(night)], [], '2027-03-27', '2027-03-28');
    expect(slots.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2027-03-27 01:30',
      '2027-03-27 02:30',
      '2027-03-27 03:30',
      '2027-03-28 01:30',
      '2027-03-28 03:30',
    ]);
  });

  test('a time that the clock shows twice in autumn is one timeslot, at the first showing', () => {
    const night = { from: '2026-10-25', until: '2026-10-25', firstTime: '02:30', lastTime: '02:30' };
    expect(generate([aSchedule(night)]).map(({ startsAt }) => startsAt)).toEqual([
      new Date('2026-10-25T00:30:00Z'),
    ]);
  });
});

describe('a schedule past midnight', () => {
  const fridays = aSchedule({
    repeatUnit: 'week',
    weekdays: [5],
    until: '2026-11-20',
    firstTime: '22:30',
    lastTime: '00:30',
  });
  const nightOf = (blockers: ScheduleBlocker[] = [], from = '2026-11-20') =>
    generate([fridays], blockers, from, '2026-11-22').map(({ date, time }) => `${date} ${time}`);

  test('gives its last starts on the day after, also after its last day, and those of no other evening', () => {
    expect(nightOf()).toEqual(['2026-11-20 22:30', '2026-11-20 23:30', '2026-11-21 00:30']);
    expect(nightOf([], '2026-11-21')).toEqual(['2026-11-21 00:30']);
    expect(findScheduleOfStart([fridays], '2026-11-21', '00:30')?.id).toBe('all-month');
    expect(findScheduleOfStart([fridays], '2026-11-20', '00:30')).toBe(null);
  });

  test('is blocked from the evening into the night by a blocker of that evening', () => {
    const evening = { from: '2026-11-20', until: '2026-11-20', weekdays };
    const blocked = (fromTime: string, untilTime: string) =>
      nightOf([{ id: 'b', ...evening, fromTime, untilTime, reason: '' }]);
    expect(blocked('23:00', '00:30')).toEqual(['2026-11-20 22:30', '2026-11-21 00:30']);
    expect(blocked('23:00', '00:31')).toEqual(['2026-11-20 22:30']);
  });
});

describe('two schedules of one product', () => {
  const weekend = aSchedule({
    id: 'weekend',
    name: 'Weekend',
    repeatUnit: 'week',
    weekdays: [6, 7],
    firstTime: '11:00',
    lastTime: '14:00',
    capacity: 75,
  });

  test('the one made later gives a start that both have, and both give the others', () => {
    const saturday = generate([aSchedule(), weekend]).filter(({ date }) => date === '2026-11-21');
    expect(saturday.map(({ time, capacity }) => [time, capacity])).toEqual([
      ['10:00', 20],
      ['11:00', 75],
      ['12:00', 75],
      ['13:00', 75],
      ['14:00', 75],
    ]);
    expect(findScheduleOfStart([aSchedule(), weekend], '2026-11-21', '11:00')?.id).toBe('weekend');
    expect(findScheduleOfStart([weekend, aSchedule()], '2026-11-21', '11:00')?.id).toBe('all-month');
  });

  test('a later one without a limit wins too', () => {
    const noLimit = { ...weekend, capacity: null };
    const slots = generate([aSchedule(), noLimit]).filter(({ date }) => date === '2026-11-21');
    expect(slots.find(({ time }) => time === '11:00')?.capacity).toBeNull();
  });

  test('what the earlier schedule loses is shown, with the first date', () => {
    expect(listOvertakenStarts([aSchedule(), weekend], '2026-11-01', '2026-11-30')).toEqual([
      { scheduleId: 'all-month', byScheduleId: 'weekend', count: 18, firstDate: '2026-11-01' },
    ]);
    expect(listOvertakenStarts([aSchedule()], '2026-11-01', '2026-11-30')).toEqual([]);
  });
});

describe('a blocker', () => {
  const timesOn = (date: string, blocker: ScheduleBlocker) =>
    generate([aSchedule()], [blocker])
      .filter((slot) => slot.date === date)
      .map(({ time }) => time);

  test('of a whole day leaves nothing of it, and the days beside it whole', () => {
    expect(timesOn('2026-11-18', aBlocker())).toEqual([]);
    expect(timesOn('2026-11-19', aBlocker())).toEqual(['10:00', '11:00', '12:00']);
  });

  test('of some hours leaves what starts before, and what starts when it ends', () => {
    const blocker = aBlocker({ fromTime: '10:30', untilTime: '12:00' });
    expect(timesOn('2026-11-18', blocker)).toEqual(['10:00', '12:00']);
  });

  test('of one weekday leaves the others of its period', () => {
    const mondays = aBlocker({ from: '2026-11-01', until: '2026-11-30', weekdays: [1] });
    expect(timesOn('2026-11-23', mondays)).toEqual([]);
    expect(timesOn('2026-11-24', mondays)).toHaveLength(3);
  });
});
