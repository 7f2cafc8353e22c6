import { expect, test } from 'vitest';
import { isServedWidth, responsiveSources, rewriteImageSource } from './responsive-image.ts';

const upload = '/images/0198c000-0000-7000-8000-000000000001/0198c000-0000-7000-8000-000000000002';

test('a picture at https and an uploaded one are asked of the image service', () => {
  expect(rewriteImageSource('https://getij.example/logo.png?v=1&x', 640, 'getij')).toBe(
    '/images/remote/getij/640?src=https%3A%2F%2Fgetij.example%2Flogo.png%3Fv%3D1%26x',
  );
  expect(rewriteImageSource(upload, 24)).toBe(`${upload}/24`);
});

test.each([
  'http://getij.example/logo.png',
  '//getij.example/logo.png',
  '/ui/build/foyer.svg',
  'logo.png',
  'data:image/png;base64,iVBORw0KGgo=',
  '',
  'httpsx://getij.example',
])('the source "%s" stays as it is', (source) => {
  expect(rewriteImageSource(source, 640, 'getij')).toBe(source);
  expect(responsiveSources(source, 'getij')).toEqual({ src: source });
});

test('without a client no picture of another site is requested', () => {
  expect(rewriteImageSource('https://getij.example/logo.png', 640)).toBe('https://getij.example/logo.png');
});

test('a browser is offered the widths of the specification, and a small placeholder', () => {
  const { src, srcSet, placeholder } = responsiveSources(upload);
  expect([src, placeholder]).toEqual([`${upload}/640`, `${upload}/24`]);
  const widths = srcSet?.split(', ').map((one) => one.replace(`${upload}/`, ''));
  expect(widths?.slice(0, 3)).toEqual(['640 640w', '750 750w', '828 828w']);
  expect(widths).toHaveLength(15);
});

test('only the widths of the specification are served', () => {
  expect([24, 640, 6016].every(isServedWidth)).toBe(true);
  expect([0, 25, 641, 6017, Number.NaN].some(isServedWidth)).toBe(false);
});
