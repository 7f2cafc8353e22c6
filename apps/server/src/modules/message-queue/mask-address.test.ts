import { expect, test } from 'vitest';
import { maskAddress, maskAddresses } from './mask-address.ts';

test('an address keeps its first letter and its host', () => {
  expect(maskAddress('yusuf.aydin@example.com')).toBe('y•••••@example.com');
});

test('a server’s error names nobody', () => {
  expect(maskAddresses('550 <yusuf.aydin@example.com>: no such user')).toBe(
    '550 <y•••••@example.com>: no such user',
  );
  expect(maskAddresses('too many connections')).toBe('too many connections');
});
