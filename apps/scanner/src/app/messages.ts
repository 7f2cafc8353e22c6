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
}

/** The language chosen on this device, else the browser's, else English. */
export function messagesFor(chosen: string | null): GateMessages {
  const isDutch = (chosen ?? navigator.language).toLowerCase().startsWith('nl');
  const texts: Record<string, string> = isDutch ? dutch : english;
  return {
    locale: isDutch ? 'nl' : 'en',
    intlLocale: isDutch ? 'nl-NL' : 'en-GB',
    t: (key, params = {}) => fillMessage(texts[key] ?? key, params),
  };
}

const MessagesContext = createContext<GateMessages>(messagesFor('en'));

export const MessagesProvider = MessagesContext.Provider;

export function useMessages(): GateMessages {
  return useContext(MessagesContext);
}
