import { pricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { waitingRules } from '@foyer/domain/result/waiting-rules.ts';
import { exceptionInput } from '@foyer/domain/scheduling/exception-input.ts';
import { periodDatesInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../../../packages/domain/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

test('no form tells its errors in rounds: a rule over several fields waits for those fields only', () => {
  const exported = Object.entries(files).flatMap(([path, file]) =>
    Object.entries(file).map(([name, value]) => [`${path.split('/').at(-1)} ${name}`, value] as const),
  );
  expect(exported.filter(([name]) => name.endsWith('Input')).length).toBeGreaterThan(60);
  expect(exported.flatMap(([name, value]) => waitingRules(value, name))).toEqual([]);
});

const refusalsOf = (schema: Parameters<typeof parseInput>[0], typed: object) => {
  const parsed = parseInput(schema, typed);
  return parsed.ok ? [] : parsed.refusals.map(({ field, code }) => `${field} ${code}`).sort();
};

test('a schedule names its dates, its times, its days and its limit at once', () => {
  const typed = {
    name: '',
    from: '2030-06-02',
    until: '2030-06-01',
    repeatUnit: 'week',
    repeatEvery: 1,
    weekdays: [],
    firstTime: '10:00',
    lastTime: '',
    slotInterval: 30,
    slotIntervalUnit: 'hour',
    capacity: 0,
  };
  expect(refusalsOf(productScheduleInput, typed)).toEqual([
    'capacity slot-capacity-invalid',
    'lastTime time-invalid',
    'name schedule-name-required',
    'until end-before-start',
    'weekdays weekday-required',
  ]);
});

test('a blocker, a period, an exception and a pricing rule do too', () => {
  const reversed = { from: '2030-06-02', until: '2030-06-01' };
  expect(
    refusalsOf(scheduleBlockerInput, { ...reversed, weekdays: [], fromTime: null, untilTime: '25:00' }),
  ).toEqual(['until end-before-start', 'untilTime time-invalid', 'weekdays weekday-required']);
  expect(refusalsOf(periodDatesInput, { ...reversed, priority: null })).toEqual([
    'priority priority-invalid',
    'until end-before-start',
  ]);
  const exception = { kind: 'weekday', ...reversed, weekdays: [], limit: 'many', ticketGroupIds: [] };
  expect(refusalsOf(exceptionInput, exception)).toEqual([
    'limit exception-limit-invalid',
    'ticketGroupIds exception-activity-required',
    'until end-before-start',
    'weekdays day-invalid',
  ]);
  const rule = { name: '', kind: 'other', ...reversed, weekdays: [1], values: [{ ticketTypeId: 'x' }] };
  expect(refusalsOf(pricingRuleInput, rule)).toEqual([
    'kind pricing-rule-kind-required',
    'name pricing-rule-name-required',
    'until end-before-start',
    'values.0.ticketTypeId ticket-type-not-found',
  ]);
});
