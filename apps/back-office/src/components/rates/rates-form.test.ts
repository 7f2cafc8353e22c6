import { expect, test } from 'vitest';
import { onAnotherDay, ratesFormOf, ratesOn, tomorrowIn } from './rates-form.ts';

const first = {
  platformServiceOnlineMinor: 50,
  platformServiceOfflineMinor: 20,
  platformServiceGroupsMinor: 40,
  platformTransactionOnlineMinor: 25,
  platformTransactionOfflineMinor: 10,
};
const from = (id: string, effectiveAt: string, change: object) => {
  return { id, effectiveAt, value: { ...first, ...change }, madeByName: 'admin' };
};
const zone = 'Europe/Amsterdam';
const rates = {
  inForce: first,
  toCome: [
    from('a', '2031-06-30T22:00:00.000Z', { platformServiceOnlineMinor: 60 }),
    from('b', '2031-12-31T23:00:00.000Z', { platformServiceOnlineMinor: 70, platformServiceGroupsMinor: 45 }),
  ],
};

test('on a day the rates that began last count, from its first moment in the zone of the client', () => {
  const onlineOn = (day: string) => ratesOn(rates, day, zone).platformServiceOnline;
  expect([onlineOn('2031-06-30'), onlineOn('2031-07-01'), onlineOn('2032-01-01')]).toEqual([50, 60, 70]);
});

test('on another day rates that were not typed are those of that day, and what was typed stays', () => {
  const form = { ...ratesFormOf(rates, zone, '.'), platformServiceOffline: '0.99' };
  const moved = onAnotherDay(form, '2032-01-01', { rates, timeZone: zone, decimalSign: '.' });
  expect(form.fromDay).toBe(tomorrowIn(zone));
  expect({ ...form, ...moved }).toEqual({
    platformServiceOnline: '0.70',
    platformServiceOffline: '0.99',
    platformServiceGroups: '0.45',
    platformTransactionOnline: '0.25',
    platformTransactionOffline: '0.10',
    fromDay: '2032-01-01',
  });
});
