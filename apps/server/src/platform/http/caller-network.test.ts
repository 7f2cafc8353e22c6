import { expect, test } from 'vitest';
import { callerNetwork } from './caller-network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2a02:1811:1:2:aaaa::1', '2a02:1811:1:2::/64'],
  ['2a02:1811:1:2:bbbb::9', '2a02:1811:1:2::/64'],
  ['2a02:1811:1:3::1', '2a02:1811:1:3::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(callerNetwork(ip)).toBe(network);
});
