import { expect, test } from 'vitest';
import { isInRanges } from './ip-ranges.ts';

const office = ['192.0.2.0/24', '203.0.113.9', '2001:db8:1::/48', '::ffff:198.51.100.0/120'];

test.each([
  ['192.0.2.255', true],
  ['192.0.3.0', false],
  ['203.0.113.9', true],
  ['203.0.113.10', false],
  ['::ffff:192.0.2.7', true],
  ['::FFFF:c000:0207', true],
  ['2001:db8:1:ffff::1', true],
  ['2001:db8:2::1', false],
  ['198.51.100.200', true],
  ['198.51.101.1', false],
  ['fe80::1%eth0', false],
  ['', false],
  ['not an address', false],
])('%s is at the office: %s', (address, isThere) => {
  expect(isInRanges(address, office)).toBe(isThere);
});

test('an unknown caller is in no network, and no caller is in an empty list', () => {
  expect(isInRanges('192.0.2.1', [])).toBe(false);
  expect(isInRanges(undefined, ['0.0.0.0/0', '::/0'])).toBe(false);
  expect(isInRanges('192.0.2.1', ['rubbish', '192.0.2.0/99'])).toBe(false);
});
