import { expect, test } from 'vitest';
import { checkLogoAddress } from './logo-address.ts';

const hosts = ['www.getij.example'];

test('a logo may lie at https on a site of the client’s own; an empty address is none', () => {
  expect(checkLogoAddress(' HTTPS://www.getij.example/logo.png?v=1 ', hosts)).toEqual({
    ok: true,
    value: 'https://www.getij.example/logo.png?v=1',
  });
  expect(checkLogoAddress('  ', hosts)).toEqual({ ok: true, value: null });
  expect(checkLogoAddress('https://elsewhere.example/logo.png').ok).toBe(true);
});

test('a site that is not the client’s is refused by its name', () => {
  expect(checkLogoAddress('https://getij.example/logo.png', hosts)).toEqual({
    ok: false,
    refusals: [{ code: 'logo-host-not-own', field: 'address', params: { host: 'getij.example' } }],
  });
});

test.each([
  'http://www.getij.example/logo.png',
  '//www.getij.example/logo.png',
  'www.getij.example/logo.png',
  'javascript:alert(1)',
  'https://anna:secret@www.getij.example/logo.png',
  'https://www.getij.example:8443/logo.png',
  `https://www.getij.example/${'x'.repeat(2_000)}`,
])('%s is no address of a logo', (typed) => {
  expect(checkLogoAddress(typed, hosts)).toMatchObject({ refusals: [{ code: 'logo-address-invalid' }] });
});
