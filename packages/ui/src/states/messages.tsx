import {
  formatDate,
  formatDateTime,
  formatDayDate,
  formatTime,
  localDateTime,
} from '@foyer/i18n/format-date.ts';
import { formatFreshness } from '@foyer/i18n/format-freshness.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { formatNumber, formatPercent } from '@foyer/i18n/format-number.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The words of the chosen language and the formatters that write for it. */
export interface Words extends Translator {
  money(amountMinor: number, currency: string): string;
  number(value: number): string;
  /** Basis points: 2100 is 21%. */
  percent(basisPoints: number): string;
  /** '2026-11-20' as '20-11-2026'. */
  date(date: string): string;
  /** With its weekday: 'Friday 20-11-2026'. */
  longDate(date: string): string;
  time(time: string): string;
  /** Of the client that one works in: an instant reads the same for all accounts, wherever their devices are. */
  timeZone: string;
  /** '2026-11-20', by the clocks of the client. */
  today(): string;
  /** An instant by the clocks of `timeZone`, such as a location's; without one, of the client. */
  dateTime(at: string | number | Date, timeZone?: string): string;
  freshness(at: string | number | Date, now?: number): string;
}

const WordsContext = createContext<Words | null>(null);

function wordsOf(translator: Translator, clientZone: string): Words {
  const { intlLocale } = translator;
  return {
    ...translator,
    money: (amountMinor, currency) => formatMoney(amountMinor, currency, intlLocale),
    number: (value) => formatNumber(value, intlLocale),
    percent: (basisPoints) => formatPercent(basisPoints, intlLocale),
    date: formatDate,
    longDate: (date) => formatDayDate(date, intlLocale),
    time: formatTime,
    timeZone: clientZone,
    today: () => localDateTime(Date.now(), clientZone).date,
    dateTime: (at, timeZone = clientZone) => formatDateTime(at, timeZone),
    freshness: (at, now = Date.now()) => formatFreshness(at, now, intlLocale),
  };
}

interface MessagesProviderProps {
  translator: Translator;
  /** Where no client is known, such as on the sign-in page. */
  timeZone?: string;
  children: ReactNode;
}

export function MessagesProvider({ translator, timeZone = 'UTC', children }: MessagesProviderProps) {
  const words = useMemo(() => wordsOf(translator, timeZone), [translator, timeZone]);
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>;
}

/** The same words below it, by the clocks of a client. */
export function ClientClock({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const translator = useMessages();
  return (
    <MessagesProvider translator={translator} timeZone={timeZone}>
      {children}
    </MessagesProvider>
  );
}

/** The words and formatters of the chosen language: `const { t, money } = useMessages()`. */
export function useMessages(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useMessages needs a MessagesProvider above it');
  return words;
}
