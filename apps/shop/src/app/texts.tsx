import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { createTranslator, type Messages, type Translator } from '@foyer/i18n/translator.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

type Catalogue = () => Promise<Messages>;

const merge = async (...parts: Promise<{ default: Messages }>[]): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));

/** One small file a language, fetched when it is chosen. */
const catalogues: ReadonlyMap<string, Catalogue> = new Map(
  Object.entries({
    en: () =>
      merge(
        import('@foyer/i18n/catalogues/en/shop.json'),
        import('@foyer/i18n/catalogues/en/errors-storefront.json'),
        import('@foyer/i18n/catalogues/en/errors-capacity.json'),
      ),
    nl: () =>
      merge(
        import('@foyer/i18n/catalogues/nl/shop.json'),
        import('@foyer/i18n/catalogues/nl/errors-storefront.json'),
        import('@foyer/i18n/catalogues/nl/errors-capacity.json'),
      ),
    de: () =>
      merge(
        import('@foyer/i18n/catalogues/de/shop.json'),
        import('@foyer/i18n/catalogues/de/errors-storefront.json'),
        import('@foyer/i18n/catalogues/de/errors-capacity.json'),
      ),
    fr: () =>
      merge(
        import('@foyer/i18n/catalogues/fr/shop.json'),
        import('@foyer/i18n/catalogues/fr/errors-storefront.json'),
        import('@foyer/i18n/catalogues/fr/errors-capacity.json'),
      ),
    es: () =>
      merge(
        import('@foyer/i18n/catalogues/es/shop.json'),
        import('@foyer/i18n/catalogues/es/errors-storefront.json'),
        import('@foyer/i18n/catalogues/es/errors-capacity.json'),
      ),
    it: () =>
      merge(
        import('@foyer/i18n/catalogues/it/shop.json'),
        import('@foyer/i18n/catalogues/it/errors-storefront.json'),
        import('@foyer/i18n/catalogues/it/errors-capacity.json'),
      ),
  }),
);

/** The language of the words: a language without a catalogue of its own reads English. */
function wordsLanguageOf(language: string): string {
  return catalogues.has(language) ? language : 'en';
}

/** Texts and formatters in the visitor's language. */
export interface Texts {
  language: string;
  t: Translator['t'];
  /** The text of a refusal's code; one that has no text says that something went wrong. */
  refusal: (code: string, params?: Record<string, string | number>) => string;
  /** A price: nothing to pay reads 'Free'. */
  price: (amountMinor: number, currency: string) => string;
  money: (amountMinor: number, currency: string) => string;
  longDate: (date: string) => string;
  longDateWithoutYear: (date: string) => string;
  date: (date: string, options: Intl.DateTimeFormatOptions) => string;
  list: (items: readonly string[]) => string;
}

const TextsContext = createContext<Texts | null>(null);

/** The texts of the page; only below TextsProvider. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts outside TextsProvider');
  return texts;
}

/** Loads the texts of a language and shows the page once they are there; the old ones stay until then. */
export function TextsProvider({ language, children }: { language: string; children: ReactNode }) {
  const [texts, setTexts] = useState<Texts | null>(null);

  useEffect(() => {
    let current = true;
    catalogues
      .get(wordsLanguageOf(language))?.()
      .then((messages) => current && setTexts(textsOf(language, messages)));
    return () => {
      current = false;
    };
  }, [language]);

  useEffect(() => {
    if (texts) document.documentElement.lang = wordsLanguageOf(texts.language);
  }, [texts]);

  if (texts === null) return null;
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function textsOf(language: string, messages: Messages): Texts {
  const { t, has, intlLocale } = createTranslator(language, messages);
  const list = new Intl.ListFormat(intlLocale, { type: 'conjunction' });
  const money = (amountMinor: number, currency: string) => formatMoney(amountMinor, currency, intlLocale);
  return {
    language,
    t,
    refusal: (code, params) => t(has(`errors.${code}`) ? `errors.${code}` : 'shop.error.general', params),
    price: (amountMinor, currency) =>
      amountMinor === 0 ? t('shop.price.free') : money(amountMinor, currency),
    money,
    longDate: (date) => withoutEnglishComma(formatLongDate(date, intlLocale), intlLocale),
    longDateWithoutYear: (date) => formatLongDate(date, intlLocale, true),
    date: (date, options) =>
      new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      ),
    list: (items) => list.format(items),
  };
}

/** 'Sunday 22 November 2026': some browsers put a comma behind the English weekday, others do not. */
function withoutEnglishComma(date: string, intlLocale: string): string {
  return intlLocale.startsWith('en') ? date.replace(/^(\w+), /, '$1 ') : date;
}
