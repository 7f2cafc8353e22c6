import { formatDate, formatDateTime, formatDayDate, formatTime } from '@foyer/i18n/format-date.ts';
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
  /** An instant by the clocks of `timeZone`; without one, by the clock of this device. */
  dateTime(at: string | number | Date, timeZone?: string): string;
  freshness(at: string | number | Date, now?: number): string;
}

const WordsContext = createContext<Words | null>(null);

function wordsOf(translator: Translator): Words {
  const { intlLocale } = translator;
  const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...translator,
    money: (amountMinor, currency) => formatMoney(amountMinor, currency, intlLocale),
    number: (value) => formatNumber(value, intlLocale),
    percent: (basisPoints) => formatPercent(basisPoints, intlLocale),
    date: formatDate,
    longDate: (date) => formatDayDate(date, intlLocale),
    time: formatTime,
    dateTime: (at, timeZone = deviceZone) => formatDateTime(at, timeZone),
    freshness: (at, now = Date.now()) => formatFreshness(at, now, intlLocale),
  };
}

export function MessagesProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const words = useMemo(() => wordsOf(translator), [translator]);
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>;
}

/** The words and formatters of the chosen language: `const { t, money } = useMessages()`. */
export function useMessages(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useMessages needs a MessagesProvider above it');
  return words;
}
