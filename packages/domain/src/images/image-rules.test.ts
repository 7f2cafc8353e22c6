import { expect, test } from 'vitest';
import { checkImage, imagePurposes, imageRules } from './image-rules.ts';

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

test('a page for tickets may have 40 megapixels and no more', () => {
  const page = { ...good, width: 5_000, height: 8_000 };
  expect(checkImage('pdf-background', page).ok).toBe(true);
  expect(checkImage('pdf-background', { ...page, width: 5_001 })).toMatchObject({
    refusals: [{ code: 'image-too-many-pixels', params: { megapixels: 40 } }],
  });
});

/** Specification 001, section 5, word for word: size in pixels, weight in kB. */
const ofSpecification: Record<(typeof imagePurposes)[number], [string, number]> = {
  'product-information': ['640x220', 500],
  program: ['280x180', 500],
  logo: ['any', 1000],
  banner: ['1920x300', 500],
  'ticketstreet-banner': ['1920x300', 500],
  'ticketstreet-logo': ['150x150', 500],
  'eticket-banner': ['800x381', 500],
  'email-banner': ['600x290', 500],
  'gift-card': ['902x280', 500],
  'ticket-type': ['256x256', 500],
  'pdf-background': ['any', 1000],
};

test.each(imagePurposes)('a picture for %s has the size and weight of the specification', (purpose) => {
  const { size, maxBytes } = imageRules[purpose];
  const shown = size ? `${size.width}x${size.height}` : 'any';
  expect([shown, maxBytes / 1000]).toEqual(ofSpecification[purpose]);
  const right = { format: 'jpeg', width: 10, height: 10, ...size, bytes: maxBytes };
  expect(checkImage(purpose, right)).toEqual({ ok: true, value: 'jpeg' });
  const codesOf = (change: Partial<typeof right>) => {
    const result = checkImage(purpose, { ...right, ...change });
    return result.ok ? [] : result.refusals.map(({ code }) => code);
  };
  expect(codesOf({ bytes: maxBytes + 1 })).toEqual(['image-too-heavy']);
  expect(codesOf({ format: 'gif' })).toEqual(['image-format']);
  expect(codesOf({ height: right.height + 1 })).toEqual(size ? ['image-size'] : []);
});
