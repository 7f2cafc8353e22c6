import { describe, expect, test } from 'vitest';
import { findChannelUrlConflict } from './channel-url-conflict.ts';

const summer = {
  id: 'summer',
  title: 'Summer',
  url: 'tickets',
  startDate: '2027-06-01',
  endDate: '2027-08-31',
};
const wanted = { id: null, url: 'tickets', startDate: null, endDate: null };

describe('two pages with the same URL', () => {
  test('conflict when one of them is always open', () => {
    expect(findChannelUrlConflict(wanted, [summer])).toBe(summer);
  });

  test('conflict when they share one day', () => {
    const autumn = { ...wanted, startDate: '2027-08-31' };
    expect(findChannelUrlConflict(autumn, [summer])).toBe(summer);
  });

  test('may share a URL when one ends the day before the other starts', () => {
    const autumn = { ...wanted, startDate: '2027-09-01' };
    expect(findChannelUrlConflict(autumn, [summer])).toBeNull();
  });

  test('conflict in upper case too', () => {
    expect(findChannelUrlConflict({ ...wanted, url: 'TICKETS' }, [summer])).toBe(summer);
  });

  test('a page never conflicts with itself', () => {
    expect(findChannelUrlConflict({ ...wanted, id: 'summer' }, [summer])).toBeNull();
  });
});
