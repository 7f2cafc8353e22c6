import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import {
  datesOfDueMails,
  mostDaysLate,
  type VisitMailPlan,
  type VisitToMail,
  visitMailDue,
  visitMailKinds,
} from './visit-mail-due.ts';

const aVisit = (more: Partial<VisitToMail> = {}): VisitToMail => ({
  date: '2026-06-15',
  time: '14:00',
  endsAt: null,
  durationMinutes: null,
  bookedAt: new Date('2026-01-01T12:00:00Z'),
  timeZone: 'Europe/Amsterdam',
  ...more,
});
const said = (due: { from: Date; until: Date } | null) =>
  due && [due.from, due.until].map((at) => at.toISOString().slice(0, 16));

describe('the mail before a visit', () => {
  const before = (plan: VisitMailPlan, more: Partial<VisitToMail> = {}) =>
    said(visitMailDue('pre-visit', plan, aVisit(more)));

  test('is due so many days before, by the clock of the museum, and no more than two days late', () => {
    expect(before({ days: 3, at: '09:00' })).toEqual(['2026-06-12T07:00', '2026-06-14T07:00']);
    expect(before({ days: 3, at: '09:00' }, { timeZone: 'America/New_York' })).toEqual([
      '2026-06-12T13:00',
      '2026-06-14T13:00',
    ]);
  });

  test('across a change of the clock it comes at the time of day that was chosen', () => {
    // The clocks of Amsterdam move on 29 March and 25 October 2026.
    expect(before({ days: 1, at: '09:00' }, { date: '2026-03-29' })?.[0]).toBe('2026-03-28T08:00');
    expect(before({ days: 0, at: '09:00' }, { date: '2026-03-29' })?.[0]).toBe('2026-03-29T07:00');
    expect(before({ days: 1, at: '09:00' }, { date: '2026-10-25' })?.[0]).toBe('2026-10-24T07:00');
    expect(before({ days: 0, at: '02:30' }, { date: '2026-03-29' })?.[0]).toBe('2026-03-29T01:00');
    expect(before({ days: 0, at: '02:30' }, { date: '2026-10-25' })?.[0]).toBe('2026-10-25T00:30');
  });

  test('never comes once the visit has begun', () => {
    expect(before({ days: 0, at: '09:00' })).toEqual(['2026-06-15T07:00', '2026-06-15T12:00']);
    expect(before({ days: 0, at: '15:00' })).toBeNull();
    expect(before({ days: 0, at: '15:00' }, { time: null })).toEqual([
      '2026-06-15T13:00',
      '2026-06-15T22:00',
    ]);
  });

  test('who books later gets it soon after, but not on the day of the visit', () => {
    const booked = (at: string) => before({ days: 3, at: '09:00' }, { bookedAt: new Date(at) });
    expect(booked('2026-06-13T10:00:00Z')).toEqual(['2026-06-13T10:00', '2026-06-15T10:00']);
    expect(booked('2026-06-14T20:00:00Z')).toEqual(['2026-06-14T20:00', '2026-06-15T12:00']);
    expect(booked('2026-06-15T07:00:00Z')).toBeNull();
  });
});

describe('the mail after a visit', () => {
  const after = (plan: VisitMailPlan, more: Partial<VisitToMail> = {}) =>
    said(visitMailDue('after-visit', plan, aVisit(more)));

  test('is due so many days after, and no more than two days late', () => {
    expect(after({ days: 1, at: '10:00' })).toEqual(['2026-06-16T08:00', '2026-06-18T08:00']);
  });

  test('never comes before the visit is over', () => {
    const sameDay = { days: 0, at: '09:00' };
    expect(after(sameDay)?.[0]).toBe('2026-06-15T13:00');
    expect(after(sameDay, { durationMinutes: 90 })?.[0]).toBe('2026-06-15T13:30');
    expect(after(sameDay, { endsAt: new Date('2026-06-15T15:00:00Z') })?.[0]).toBe('2026-06-15T15:00');
    expect(after(sameDay, { time: null })?.[0]).toBe('2026-06-15T22:00');
  });
});

test('whenever a mail is due, its visit is among those that are looked at', () => {
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Amsterdam'];
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(
      fc.constantFrom(...visitMailKinds),
      fc.record({ days: fc.integer({ min: 0, max: 365 }), at: clock }),
      fc.record({
        day: fc.integer({ min: 0, max: 400 }),
        time: fc.option(clock),
        timeZone: fc.constantFrom(...zones),
      }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (kind, plan, { day, time, timeZone }, part) => {
        const visit = aVisit({ date: addDays('2026-01-01', day), time, timeZone, bookedAt: new Date(0) });
        const due = visitMailDue(kind, plan, visit);
        if (!due) return;
        const span = due.until.getTime() - due.from.getTime();
        expect(span).toBeLessThanOrEqual(mostDaysLate * 24 * 60 * 60_000);
        const now = new Date(due.from.getTime() + part * span);
        const { from, until } = datesOfDueMails(kind, plan, now, zones);
        expect(visit.date >= from && visit.date <= until).toBe(true);
      },
    ),
  );
});
