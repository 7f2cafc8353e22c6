import english from '@foyer/i18n/catalogues/en/visitors/scanner.json';
import dutch from '@foyer/i18n/catalogues/nl/visitors/scanner.json';
import { createContext, useContext } from 'react';
import { fillMessage } from './fill-message.ts';

/** The languages that staff can choose on a device, by their own names. */
export const gateLanguages = [
  { locale: 'nl', name: 'Nederlands' },
  { locale: 'en', name: 'English' },
] as const;

export interface GateMessages {
  locale: 'nl' | 'en';
  /** For `Intl`. */
  intlLocale: string;
  t(key: string, params?: Record<string, string | number>): string;
  /** 1219 as '1,219'. */
  number(value: number): string;
  /** 'nl' as 'Dutch'. */
  language(code: string): string;
}

/** The language chosen on this device, else the browser's, else English. */
export function messagesFor(chosen: string | null): GateMessages {
  const isDutch = (chosen ?? navigator.language).toLowerCase().startsWith('nl');
  const texts: Record<string, string> = isDutch ? dutch : english;
  const intlLocale = isDutch ? 'nl-NL' : 'en-GB';
  // Made once: a slow phone takes milliseconds for each, and a visitor waits for the verdict.
  const numbers = new Intl.NumberFormat(intlLocale);
  const languages = new Intl.DisplayNames([intlLocale], { type: 'language' });
  return {
    locale: isDutch ? 'nl' : 'en',
    intlLocale,
    t: (key, params = {}) => fillMessage(texts[key] ?? key, params),
    number: (value) => numbers.format(value),
    language: (code) => languages.of(code) ?? code,
  };
}

const MessagesContext = createContext<GateMessages>(messagesFor('en'));

export const MessagesProvider = MessagesContext.Provider;

export function useMessages(): GateMessages {
  return useContext(MessagesContext);
}
