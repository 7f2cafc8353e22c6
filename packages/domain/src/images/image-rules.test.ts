import { expect, test } from 'vitest';
import { checkImage } from './image-rules.ts';

const good = { format: 'png', width: 640, height: 220, bytes: 500_000 };

test('a product picture of 640 by 220 and 500 kB is right', () => {
  expect(checkImage('product-information', good)).toEqual({ ok: true, value: 'png' });
});

test.each([
  ['one byte too heavy', { bytes: 500_001 }, 'image-too-heavy'],
  ['a pixel too wide', { width: 641 }, 'image-size'],
  ['a drawing that calls itself a picture', { format: 'svg' }, 'image-format'],
  ['no picture at all', { format: undefined, width: 0, height: 0 }, 'image-format'],
])('%s is refused', (_what, change, code) => {
  const result = checkImage('product-information', { ...good, ...change });
  expect(result.ok ? [] : result.refusals.map((refusal) => refusal.code)).toEqual([code]);
});

test('a logo may have any size up to 1 MB', () => {
  expect(checkImage('logo', { ...good, width: 901, bytes: 1_000_000 }).ok).toBe(true);
  expect(checkImage('logo', { ...good, bytes: 1_000_001 }).ok).toBe(false);
});
