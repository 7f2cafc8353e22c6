import { generatedLink } from '@foyer/testkit/samples/generated-hostile-html.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeLink } from './sanitize-link.ts';

describe('a link is kept', () => {
  test.each([
    'https://getij.example/zout',
    'HTTPS://GETIJ.EXAMPLE',
    'mailto:anna@getij.example',
    'ftp://files.getij.example/map.pdf',
    'tel:+31612345678',
    'file:///C:/museum/map.pdf',
    'sms:+31612345678',
    '/shop/getij',
    'tickets',
    './tickets:2026',
    '?from=10:00',
    '#opening:hours',
    'a/b:c',
    'page&more=1',
    '//getij.example/zout',
  ])('%s', (url) => {
    expect(sanitizeLink(url)).toBe(url);
  });

  test.each([
    'image/bmp',
    'image/gif',
    'image/jpeg',
    'image/jpg',
    'image/png',
    'image/tiff',
    'image/webp',
    'video/mpeg',
    'video/mp4',
    'video/ogg',
    'video/webm',
    'audio/mp3',
    'audio/oga',
    'audio/ogg',
    'audio/opus',
  ])('%s, embedded as base64', (type) => {
    expect(sanitizeLink(`data:${type};base64,iVBORw0KGgo=`)).toBe(`data:${type};base64,iVBORw0KGgo=`);
  });
});

describe('a link is marked unsafe', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3A;alert(1)',
    'javascript&#0000058alert(1)',
    'vbscript:msgbox(1)',
    'http://getij.example',
    'blob:https://getij.example/1',
    'about:blank',
    'unsafe:https://getij.example',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png,<script>',
    'data:image/png;base64,iVBOR"onerror=1',
    'data:,hello',
    'x:y',
    ':',
  ])('%s', (url) => {
    expect(sanitizeLink(url)).toBe(`unsafe:${url}`);
  });
});

test('an empty value gives nothing', () => {
  expect([sanitizeLink(''), sanitizeLink(null), sanitizeLink(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('whatever is typed, a browser reads no other scheme than the allowed ones', () => {
  const allowed = ['https:', 'mailto:', 'ftp:', 'tel:', 'file:', 'sms:', 'unsafe:', 'data:'];
  fc.assert(
    fc.property(generatedLink, (typed) => {
      const kept = sanitizeLink(typed);
      if (kept === undefined) return typed === '';
      expect(kept === typed || kept === `unsafe:${typed}`).toBe(true);
      const read = URL.canParse(kept, 'https://museum.example') && new URL(kept, 'https://museum.example');
      return !read || allowed.includes(read.protocol);
    }),
    { numRuns: 2_000 },
  );
});
