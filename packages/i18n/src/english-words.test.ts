import { expect, test } from 'vitest';
import { catalogueParts, readCatalogue } from './read-catalogue.ts';

/** One English word for one thing on screens and in mails (GLOSSARY.md): what is not said, and what is. */
const words: [RegExp, string][] = [
  [/\be-mails?\b/i, 'email'],
  [/\bpictures?\b/i, 'image'],
  [/\bcity\b/i, 'town'],
  [/^State$|\bby state$/, 'status'],
];

const texts = catalogueParts('en').flatMap((part) => Object.entries(readCatalogue('en', part)));

test.each(words)('no English text says %s: it is %s', (variant) => {
  expect(texts.filter(([, text]) => variant.test(text)).map(([key]) => key)).toEqual([]);
});
