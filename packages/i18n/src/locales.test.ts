import { describe, expect, it } from 'vitest';
import {
  formattingLocaleOf,
  isSupportedLocale,
  languageOf,
  languages,
  locales,
  parseLocale,
  toUnderscore,
  underscoreLocales,
} from './locales.ts';

describe('locales', () => {
  it('there are seventeen locales, sixteen of them in the form of configuration', () => {
    expect(new Set(locales).size).toBe(17);
    expect(new Set(underscoreLocales).size).toBe(16);
    expect(
      locales
        .map(toUnderscore)
        .filter((code) => code !== 'pt_BR')
        .sort(),
    ).toEqual([...underscoreLocales].sort());
  });

  it('a locale is read in both forms and as a bare language', () => {
    expect(parseLocale('nl_NL')).toBe('nl-NL');
    expect(parseLocale('EN-us')).toBe('en-US');
    expect(parseLocale('pt')).toBe('pt-PT');
    expect(languages.map((language) => languageOf(language))).toEqual([...languages]);
  });

  it('an unknown locale is refused in the words of the catalogue', () => {
    expect(() => parseLocale('xx_YY')).toThrow('Locale xx_YY is not supported');
    expect(isSupportedLocale('')).toBe(false);
    expect(isSupportedLocale('be_NL')).toBe(true);
  });

  it('locales without a catalogue of their own read a neighbour', () => {
    expect(languageOf('be-NL')).toBe('nl');
    expect(languageOf('pt-BR')).toBe('pt');
    expect(languageOf('en-GB')).toBe('en');
    expect(languageOf('af-ZA')).toBe('en');
  });

  it('be-NL is written as Dutch in Belgium, never as Belarusian', () => {
    const weekday = new Intl.DateTimeFormat(formattingLocaleOf('be-NL'), {
      weekday: 'long',
      timeZone: 'UTC',
    });
    expect(weekday.format(new Date('2026-11-20T12:00:00Z'))).toBe('vrijdag');
  });
});
