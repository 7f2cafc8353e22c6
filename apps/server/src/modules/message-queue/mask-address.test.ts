import { expect, test } from 'vitest';
import { maskAddress, maskText } from './mask-address.ts';

test('an address keeps its first letter and its host', () => {
  expect(maskAddress('yusuf.aydin@example.com')).toBe('y•••••@example.com');
});

test('a server’s error contains no name and no link', () => {
  expect(maskText('550 <yusuf.aydin@example.com>: no such user')).toBe(
    '550 <y•••••@example.com>: no such user',
  );
  expect(maskText('554 spam: https://museum.example/cms/password-reset/qF3vQ0yN2cB8sTz1mWk7')).toBe(
    '554 spam: [link hidden]',
  );
  expect(maskText('too many connections')).toBe('too many connections');
});
