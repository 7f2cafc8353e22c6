import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['http://10.0.0.7:4000/pay/test/abc?x=1', '/pay/test/abc?x=1'],
  ['https://pay.example/checkout/abc', 'https://pay.example/checkout/abc'],
  ['http://10.0.0.7:40001/pay', 'http://10.0.0.7:40001/pay'],
])('a browser that is sent to %s opens %s', (url, expected) => {
  expect(ownPath(url, 'http://10.0.0.7:4000')).toBe(expected);
});
