import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useCallback } from 'react';

/** A Monday; the weekdays follow from it. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMilliseconds = 86_400_000;

/** The name of a weekday in the chosen language: 'Monday', or short 'Mon'. Monday is 1. */
export function useWeekdayName(): (weekday: Weekday | number, length?: 'long' | 'short') => string {
  const { intlLocale } = useMessages();
  return useCallback(
    (weekday, length = 'long') => {
      const name = new Intl.DateTimeFormat(intlLocale, { weekday: length, timeZone: 'UTC' }).format(
        someMonday + (weekday - 1) * dayMilliseconds,
      );
      return name.charAt(0).toLocaleUpperCase(intlLocale) + name.slice(1);
    },
    [intlLocale],
  );
}
