import { expect, test } from 'vitest';
import { refuseClosedNight } from './open-at-night.ts';

const day = { opens: '10:00', closes: '17:00' };
const night = { opens: '20:00', closes: '02:00' };
const codes = (week: (typeof day | null)[], from: string | null, until: string | null) =>
  refuseClosedNight({ weekHours: week }, { from, until }, 'lastTime').map(
    ({ field, code }) => `${field}: ${code}`,
  );

test('times past midnight are for locations that are open then; elsewhere they are a mistake', () => {
  expect(codes([day, null], '22:00', '01:00')).toEqual(['lastTime: closed-at-night']);
  expect(codes([day, { opens: '20:00', closes: '00:00' }], '22:00', '01:00')).toEqual([
    'lastTime: closed-at-night',
  ]);
  expect(codes([day, night], '22:00', '01:00')).toEqual([]);
  expect(codes([day], '10:00', '17:00')).toEqual([]);
  expect(codes([day], null, null)).toEqual([]);
});
