import type { SaleCounterKind } from '@foyer/domain/capacity/sale-counters.ts';
import type { WhyCode } from '@foyer/domain/scheduling/availability/why-step.ts';
import { expect, test } from 'vitest';
import { actsOf } from './why-acts-of.ts';

const answer = {
  group: { id: 'g', name: 'Salt & Light', productId: 'p' },
  channel: null,
  calendarId: 'c',
  calendarKind: 'group' as const,
  date: '2026-11-20',
  timeslotId: 't',
};
const step = (
  code: WhyCode,
  limitKind: SaleCounterKind | null = null,
  params: Record<string, string> = {},
) => ({
  code,
  limitKind,
  params,
  applies: true,
});
const pathsOf = (...steps: ReturnType<typeof step>[]) => actsOf({ ...answer, steps }).map(({ to }) => to);

test('a limit that says no leads to where it was set: its event, its location, its ticket group', () => {
  expect(
    pathsOf(
      step('limit-sold', 'event', { ownerId: 'e' }),
      step('limit-held', 'house', { ownerId: 'l' }),
      step('limit-sold', 'ticket-type', { ownerId: 'y' }),
    ),
  ).toEqual(['/events/e', '/new-settings/locations/edit-venue/l', '/tickets/g']);
});

test('a closure is lifted on its own page, a closed day of the group on the ticket group', () => {
  expect(pathsOf(step('closed-by-closure', null, { id: 'x' }), step('closed-by-group'))).toEqual([
    '/timeslotgroup/closure/x',
    '/tickets/g',
  ]);
});

test('a timeslot of product schedules is opened and resized in the scheduler, with the right of the scheduler', () => {
  const steps = [step('closed-by-staff'), step('no-timeslot')];
  const acts = actsOf({ ...answer, calendarKind: 'schedule', steps });
  expect(acts.map(({ to }) => to)).toEqual([
    '/availability-scheduler?view=product&product=p&span=day&date=2026-11-20&slot=t',
    '/availability-scheduler?view=product&product=p&panel=schedules',
  ]);
  expect(acts.every(({ module }) => module === 'availability-scheduler')).toBe(true);
});

test('what was looked at without effect asks for nothing', () => {
  expect(actsOf({ ...answer, steps: [{ ...step('archived'), applies: false }] })).toEqual([]);
});
