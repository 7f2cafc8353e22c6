import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';
import type { DateRange, Span } from './scheduler-range.ts';
import { weekNumber } from './scheduler-range.ts';

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

/** How the scheduler writes days, periods and states. */
export function useDayWords() {
  const { t, intlLocale, longDate } = useMessages();
  const weekdayName = useWeekdayName();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'UTC' });
  const dayAndMonth = (date: string) => format({ day: 'numeric', month: 'long' }).format(atNoon(date));
  return {
    /** Of a timeslot, or of a day that has some. */
    state: (state: string) =>
      state === 'none' ? t('scheduler.notOnSale') : t(`availability.${state.replace(' ', '-')}`),
    /** 'Sat 21 November' */
    shortDay: (date: string) => `${weekdayName(weekdayOf(date), 'short')} ${dayAndMonth(date)}`,
    longDay: (date: string) => {
      const text = longDate(date);
      return text.charAt(0).toLocaleUpperCase(intlLocale) + text.slice(1);
    },
    /** '16–22 November 2026', and the number of its week. */
    period: (span: Span, date: string, { from, until }: DateRange): { title: string; week?: number } => {
      if (span === 'day') return { title: longDate(date) };
      if (span === 'month') return { title: format({ month: 'long', year: 'numeric' }).format(atNoon(date)) };
      const range = format({ day: 'numeric', month: 'long', year: 'numeric' });
      return { title: range.formatRange(atNoon(from), atNoon(until)), week: weekNumber(date) };
    },
  };
}
