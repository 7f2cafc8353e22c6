import type { AskedKey } from './asked-key.ts';
import { formatMessage, type Message, type MessageParams } from './compiled-message.ts';
import { formattingLocaleOf, languageOf } from './locales.ts';

/** Message texts by key, as they lie in a catalogue file. */
export type Messages = Readonly<Record<string, Message>>;

/** A lookup of one language: `t('orders.list.title', {count: 3})`. */
export interface Translator {
  /** The locale or language as it was asked for. */
  readonly locale: string;
  /** The locale to hand to `Intl` and to the formatters of this package. */
  readonly intlLocale: string;
  /** The text of a key; a key without a text returns itself, so that a gap is visible and harmless. */
  t<const Key extends string>(key: Key & AskedKey<Key>, params?: MessageParams): string;
  has(key: string): boolean;
}

/**
 * Makes the lookup for a locale or bare language. `fallback` holds the English texts; a key that `messages`
 * lacks is read from there (product.md, section 3).
 */
export function createTranslator(locale: string, messages: Messages, fallback: Messages = {}): Translator {
  const intlLocale = formattingLocaleOf(locale);
  const fallbackLocale = languageOf(locale) === 'en' ? intlLocale : 'en-GB';
  return {
    locale,
    intlLocale,
    has: (key) => key in messages || key in fallback,
    t(key: string, params?: MessageParams) {
      const own = messages[key];
      if (own !== undefined) return formatMessage(own, intlLocale, params);
      const english = fallback[key];
      return english === undefined ? key : formatMessage(english, fallbackLocale, params);
    },
  };
}
