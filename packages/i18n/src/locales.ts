import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';

/** The seventeen locales of the product in IETF form (specification 000, section 9). */
export const locales = [
  'af-ZA',
  'be-NL',
  'ca-ES',
  'de-DE',
  'en-US',
  'en-GB',
  'es-ES',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'ru-RU',
  'zh-CN',
  'pt-BR',
] as const;

/** The sixteen locales in the form that configuration uses; pt-BR has none (specification 000, section 9). */
export const underscoreLocales = [
  'af_ZA',
  'ca_ES',
  'de_DE',
  'en_US',
  'en_GB',
  'es_ES',
  'fr_FR',
  'it_IT',
  'ja_JP',
  'ko_KR',
  'nl_NL',
  'pl_PL',
  'pt_PT',
  'ru_RU',
  'zh_CN',
  'be_NL',
] as const;

/** The interface languages of the ticketing catalogue: those in which texts for visitors are held. */
export const languages = contentLanguages;

export type Locale = (typeof locales)[number];
export type UnderscoreLocale = (typeof underscoreLocales)[number];
export type Language = (typeof languages)[number];

export const defaultLocale: Locale = 'en-US';

/** The locales that a person can choose for the back office. */
export const interfaceLocales = ['nl_NL', 'en_US'] as const satisfies readonly UnderscoreLocale[];

/** Locales whose own language has no catalogue, with the language that replaces it (product.md, section 3). */
const servedBy: Partial<Record<Locale, Language>> = { 'be-NL': 'nl', 'af-ZA': 'en' };

/**
 * Reads a locale in either form ('nl-NL', 'nl_NL') or a bare language ('nl').
 * Throws 'Locale ... is not supported' for any other code.
 */
export function parseLocale(code: string): Locale {
  const wanted = code.replace('_', '-').toLowerCase();
  const found =
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    preferredLocales.find((locale) => locale.slice(0, 2) === wanted);
  if (!found) throw new RangeError(`Locale ${code} is not supported`);
  return found;
}

/** The first locale of a language is the one that a bare language code means; pt is Portugal's. */
const preferredLocales = locales.filter((locale) => locale !== 'be-NL');

/** Answers whether `parseLocale` would accept the code. */
export function isSupportedLocale(code: string): boolean {
  try {
    parseLocale(code);
    return true;
  } catch {
    return false;
  }
}

/** The catalogue language of a locale: be-NL reads nl, pt-BR reads pt, af-ZA and en-GB read en. */
export function languageOf(code: string): Language {
  const locale = parseLocale(code);
  const own = languages.find((language) => language === locale.slice(0, 2));
  return servedBy[locale] ?? own ?? 'en';
}

/**
 * The locale to hand to `Intl`. 'be-NL' is Belarusian to Intl but Dutch in Belgium here; a bare 'en' writes
 * dates the European way, day before month.
 */
export function formattingLocaleOf(code: string): string {
  if (code === 'en') return 'en-GB';
  const locale = parseLocale(code);
  return locale === 'be-NL' ? 'nl-BE' : locale;
}

/** 'nl-NL' to 'nl_NL', the form of configuration. */
export function toUnderscore(locale: Locale): string {
  return locale.replace('-', '_');
}
