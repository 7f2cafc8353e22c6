import { describe, expect, test } from 'vitest';
import { openHours, type PlaceOnDay, reachesPast, visitDay } from './visit-day.ts';

const museum: PlaceOnDay = {
  timeZone: 'Europe/Amsterdam',
  opens: '10:00',
  closes: '17:00',
  isClosedDay: false,
  isShutWeekday: false,
  closures: [],
};
const date = '2026-11-20';
const closure = (id: string, from: string, until: string) => ({
  id,
  fromLocal: `${date}T${from}`,
  untilLocal: `${date}T${until}`,
});
const dayAt = (time: string, place: Partial<PlaceOnDay> = {}, on = date) =>
  visitDay(on, { ...museum, ...place }, new Date(`${on}T${time}:00+01:00`));
const lastEntry = (place: Partial<PlaceOnDay>, on = date) => dayAt('08:00', place, on).startsAt.toISOString();

describe('when a day is over', () => {
  test('at closing time, or at midnight where the hours are unknown', () => {
    expect(lastEntry({})).toBe('2026-11-20T16:00:00.000Z');
    expect(lastEntry({ opens: null, closes: null })).toBe('2026-11-20T23:00:00.000Z');
  });

  test('a place that closes after midnight is open until then', () => {
    expect(lastEntry({ opens: '18:00', closes: '02:00' })).toBe('2026-11-21T01:00:00.000Z');
  });

  test('a day of 23 hours and one of 25 end at their own midnight', () => {
    const whole = { opens: null, closes: null };
    expect(lastEntry(whole, '2026-03-29')).toBe('2026-03-29T22:00:00.000Z');
    expect(lastEntry(whole, '2026-10-25')).toBe('2026-10-25T23:00:00.000Z');
  });

  test('a closing time that a clock change skips or repeats neither extends nor shortens admission', () => {
    const night = { opens: '20:00', closes: '02:30' };
    expect(lastEntry(night, '2026-03-28')).toBe('2026-03-29T01:00:00.000Z');
    expect(lastEntry(night, '2026-10-24')).toBe('2026-10-25T01:30:00.000Z');
  });
});

describe('a closure of the place', () => {
  const storm = closure('storm', '14:00', '18:00');

  test('of the afternoon: until it begins people can still come, then it closes the day', () => {
    expect(dayAt('13:59', { closures: [storm] })).toMatchObject({ state: 'open' });
    expect(lastEntry({ closures: [storm] })).toBe('2026-11-20T13:00:00.000Z');
    expect(dayAt('14:00', { closures: [storm] })).toMatchObject({ state: 'closed', closureId: 'storm' });
    expect(dayAt('17:00', { closures: [storm] })).toMatchObject({ state: 'open', closureId: null });
  });

  test('of the morning leaves the afternoon', () => {
    const morning = closure('alarm', '09:00', '13:00');
    expect(dayAt('09:30', { closures: [morning] })).toMatchObject({ state: 'open' });
    expect(lastEntry({ closures: [morning] })).toBe('2026-11-20T16:00:00.000Z');
  });

  test('of the whole day, by one or by two that meet, closes it beforehand', () => {
    const days = { id: 'strike', fromLocal: '2026-11-19T00:00', untilLocal: '2026-11-22T00:00' };
    expect(dayAt('08:00', { closures: [days] })).toMatchObject({ state: 'closed', closureId: 'strike' });
    const both = [closure('alarm', '09:00', '14:00'), storm];
    expect(dayAt('08:00', { closures: both })).toMatchObject({ state: 'closed', closureId: 'alarm' });
  });
});

describe('what is left of a day to come in', () => {
  const hoursAt = (time: string, place: Partial<PlaceOnDay> = {}, on = date) =>
    openHours(on, { ...museum, ...place }, new Date(`${on}T${time}:00+01:00`)).map(
      ({ fromLocal, untilLocal }) => `${fromLocal.slice(11)}-${untilLocal.slice(11)}`,
    );

  test('are its hours from now on', () => {
    expect(hoursAt('08:00')).toEqual(['10:00-17:00']);
    expect(hoursAt('12:30')).toEqual(['12:30-17:00']);
    expect(hoursAt('17:00')).toEqual([]);
    expect(hoursAt('20:00', { opens: '18:00', closes: '02:00' })).toEqual(['20:00-02:00']);
  });

  test('without what closures take of them, however these lie', () => {
    const storm = closure('storm', '14:00', '18:00');
    const alarm = closure('alarm', '11:00', '11:30');
    expect(hoursAt('08:00', { closures: [storm, alarm] })).toEqual(['10:00-11:00', '11:30-14:00']);
    expect(hoursAt('11:10', { closures: [storm, alarm] })).toEqual(['11:30-14:00']);
    expect(hoursAt('08:00', { closures: [closure('inner', '15:00', '16:00'), storm] })).toEqual([
      '10:00-14:00',
    ]);
    expect(hoursAt('08:00', { closures: [closure('morning', '00:00', '14:00'), storm] })).toEqual([]);
    expect(hoursAt('08:00', { closures: [closure('night', '17:00', '23:00')] })).toEqual(['10:00-17:00']);
  });

  test('nothing on a day that is closed anyway', () => {
    expect(hoursAt('08:00', { isClosedDay: true })).toEqual([]);
    expect(hoursAt('08:00', { isShutWeekday: true })).toEqual([]);
  });

  test('reach past midnight only where the place closes after it', () => {
    const night = { ...museum, opens: '18:00', closes: '02:00' };
    expect(reachesPast(date, museum, '2026-11-21T00:00')).toBe(false);
    expect(reachesPast(date, night, '2026-11-21T01:00')).toBe(true);
    expect(reachesPast(date, night, '2026-11-21T02:00')).toBe(false);
    expect(reachesPast(date, { ...museum, opens: null, closes: null }, '2026-11-21T00:00')).toBe(false);
  });
});
