import { expect, test } from 'vitest';
import { chooseOutput, detectFormat } from './picture-format.ts';

test.each([
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['gif', Buffer.from('GIF89a')],
  ['webp', Buffer.from('RIFF\n\0\0\0WEBPVP8 ', 'latin1')],
  ['avif', Buffer.from('\0\0\0 ftypavif', 'latin1')],
])('%s is known by its first bytes', (format, bytes) => {
  expect(detectFormat(bytes)).toBe(format);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><svg/>',
  '%PDF-1.7',
  'II*\0',
  'GIF87',
  ' GIF89a',
  '<html>',
  '',
])('"%s" is no picture that is served', (start) => {
  expect(detectFormat(Buffer.from(start))).toBeUndefined();
});

test.each([
  ['image/avif,image/webp,image/*,*/*;q=0.8', 'avif'],
  ['image/webp;q=0.9, image/avif;q=0', 'webp'],
  ['IMAGE/WEBP', 'webp'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(chooseOutput(accept)).toBe(format);
});
