import { readdirSync } from 'node:fs';
import { hasForms } from '@foyer/domain/settings/client-locales.ts';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { catalogueParts, readCatalogue, readOtherForm, readTranslator } from './read-catalogue.ts';

/** Parts that no visitor reads. */
const ofStaff = ['scanner'];
const formed = readdirSync(new URL('./other-forms/', import.meta.url)).map((file) => file.slice(0, 2));

/** How each language speaks in its written form; what of it may stay is about a thing, not the visitor. */
const writtenWords: Record<string, RegExp> = {
  nl: /(?<![\p{L}])([Uu]w?|[Uu]zelf)(?![\p{L}])/u,
  de: /(?<![\p{L}])(Ihr(e[nmrs]?)?|Ihnen|\p{L}+en Sie|Sie (haben|können|erhalten|sind))(?![\p{L}])/u,
};

const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...catalogueParts(language)
      .filter((part) => !ofStaff.includes(part) && isOfVisitors(part))
      .map((part) => readCatalogue(language, part)),
  );
const isOfVisitors = (part: string) =>
  Object.keys(readCatalogue('pl', part)).length > 0 || ['mail', 'eticket'].includes(part);

describe.each(formed)('the other form of %s', (language) => {
  const other = readOtherForm(language);
  const written = textsOf(language);

  test('belongs to a language that has forms, and says something else of texts that there are', () => {
    expect(hasForms(language)).toBe(true);
    for (const [key, text] of Object.entries(other)) expect([key, text]).not.toEqual([key, written[key]]);
    expect(Object.keys(other).filter((key) => !(key in written))).toEqual([]);
  });

  test('is well formed and asks for what the written text asks for', () => {
    const namesIn = (text: string) => [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g) ?? [])].sort();
    for (const [key, text] of Object.entries(other)) {
      expect(() => new IntlMessageFormat(text, language, undefined, { ignoreTag: true })).not.toThrow();
      expect([key, namesIn(text)]).toEqual([key, namesIn(written[key] ?? '')]);
    }
  });

  test('leaves no text in the written form', () => {
    const words = writtenWords[language];
    if (!words) throw new Error(`name the words by which the written form of ${language} is known`);
    const left = Object.entries({ ...written, ...other }).filter(([, text]) => words.test(text));
    expect(left).toEqual([]);
    expect(Object.entries(written).filter(([, text]) => words.test(text)).length).toBeGreaterThan(20);
  });
});

test('the translator speaks the other form where it is asked to, and only of the parts that it was given', () => {
  expect(readTranslator('nl', ['shop']).t('shop.date.title')).toBe('Wanneer komt u?');
  const informal = readTranslator('nl', ['shop'], true);
  expect(informal.t('shop.date.title')).toBe('Wanneer kom je?');
  expect(informal.has('sms.title')).toBe(false);
  expect(readTranslator('en', ['shop'], true).t('shop.date.title')).toBe('When are you coming?');
});
