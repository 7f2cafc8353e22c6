import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { createTranslator, type Messages, type Translator } from '@foyer/i18n/translator.ts';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** One small file a part and language, fetched when it is shown: a language is the files it has. */
const files = import.meta.glob<Messages>(
  '../../../../packages/i18n/src/catalogues/*/{visitors/{shop,checkout,order-page,order-change,order-invoice,embed,page-foot},errors/errors-{storefront,capacity,checkout,rebooking,invoices}}.json',
  { import: 'default' },
);
/** The texts of a language in its other form, fetched where a channel asks for them. */
const formFiles = import.meta.glob<Messages>('../../../../packages/i18n/src/other-forms/*.json', {
  import: 'default',
});
const fileOf = (language: string, part: string) =>
  `../../../../packages/i18n/src/catalogues/${language}/${part.startsWith('errors-') ? 'errors' : 'visitors'}/${part}.json`;

/** A page that few visitors open names its files itself. */
export function addTextFiles(more: typeof files): void {
  Object.assign(files, more);
}

export const salesParts = ['shop', 'errors-storefront', 'errors-capacity'];
/** What the steps from the details on say besides. */
export const checkoutParts = [...salesParts, 'checkout', 'errors-checkout'];
/** What the order's page says besides; no step of a sale waits for it. */
export const orderParts = [...salesParts, 'order-page'];
/** What the names on tickets say besides. */
export const checkoutOrderParts = [...orderParts, 'errors-checkout'];
/** What the changes of an order say besides. */
export const changeParts = [...orderParts, 'order-change', 'errors-rebooking'];
export const invoiceParts = [...changeParts, 'order-invoice', 'errors-invoices'];

export const footParts = ['page-foot'];

async function fetchMessages(
  language: string,
  parts: readonly string[],
  isOtherForm: boolean,
): Promise<Messages> {
  const other = isOtherForm && formFiles[`../../../../packages/i18n/src/other-forms/${language}.json`]?.();
  const fetched = await Promise.all([...parts.map((part) => files[fileOf(language, part)]?.()), other]);
  return Object.assign({}, ...fetched);
}

/** The language of the words: a language without a catalogue of its own reads English. */
function wordsLanguageOf(language: string): string {
  return fileOf(language, 'shop') in files ? language : 'en';
}

/** Texts and formatters in the visitor's language. */
export interface Texts {
  language: string;
  /** The languages in which visitors read the other form, formal or informal, than the written one. */
  otherForms: readonly string[];
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
  /** A rate: 900 is '9%'. */
  percent: (basisPoints: number) => string;
}

const TextsContext = createContext<Texts | null>(null);

/** The texts of the page; only below TextsProvider. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useTexts outside TextsProvider');
  return texts;
}

/** Those of the page, or null where they have not come. */
export const useLoadedTexts = (): Texts | null => useContext(TextsContext);

/** Loads the texts of a language and shows the page once they are there; the old ones stay until then. Where none come it throws: PageBoundary. */
export function TextsProvider({
  language,
  parts = salesParts,
  otherForms: asked,
  children,
}: {
  language: string;
  parts?: readonly string[];
  /** Left out, those of the page around it. */
  otherForms?: readonly string[] | undefined;
  children: ReactNode;
}) {
  const around = useContext(TextsContext)?.otherForms;
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const otherLanguages = (asked ?? around ?? []).join();

  useEffect(() => {
    let current = true;
    const others = otherLanguages.split(',');
    fetchMessages(wordsLanguageOf(language), parts, others.includes(language)).then(
      (messages) => {
        if (!current) return;
        setTexts({ ...textsOf(language, messages), otherForms: others });
        setFailure(null);
      },
      (error) => current && setFailure({ error }),
    );
    return () => {
      current = false;
    };
  }, [language, parts, otherLanguages]);

  useEffect(() => {
    if (texts) document.documentElement.lang = wordsLanguageOf(texts.language);
  }, [texts]);

  // Nothing is shown in one form and a moment later in the other.
  if (
    texts === null ||
    (texts.language === language && formOf(texts) !== otherLanguages.split(',').includes(language))
  ) {
    if (failure) throw failure.error;
    return null;
  }
  return <TextsContext value={texts}>{children}</TextsContext>;
}

const formOf = ({ language, otherForms }: Texts) => otherForms.includes(language);

const isDay = /^\d{4}-\d\d-\d\d$/;

function textsOf(language: string, messages: Messages): Omit<Texts, 'otherForms'> {
  const { t, has, intlLocale } = createTranslator(language, messages);
  const list = new Intl.ListFormat(intlLocale, { type: 'conjunction' });
  const money = (amountMinor: number, currency: string) => formatMoney(amountMinor, currency, intlLocale);
  const dayAs = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return {
    language,
    t,
    refusal: (code, params) => {
      const day = params?.date;
      const shown =
        typeof day === 'string' && isDay.test(day)
          ? { ...params, date: dayAs(day, { dateStyle: 'long' }) }
          : params;
      return t(has(`errors.${code}`) ? `errors.${code}` : 'shop.error.general', shown);
    },
    price: (amountMinor, currency) =>
      amountMinor === 0 ? t('shop.price.free') : money(amountMinor, currency),
    money,
    longDate: (date) => withoutEnglishComma(formatLongDate(date, intlLocale), intlLocale),
    longDateWithoutYear: (date) => formatLongDate(date, intlLocale, true),
    date: dayAs,
    list: (items) => list.format(items),
    percent: (basisPoints) =>
      new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      ),
  };
}

/** 'Sunday 22 November 2026': some browsers put a comma behind the English weekday, others do not. */
function withoutEnglishComma(date: string, intlLocale: string): string {
  return intlLocale.startsWith('en') ? date.replace(/^(\w+), /, '$1 ') : date;
}
