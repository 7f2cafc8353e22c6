import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';

/** What is typed as a date is one. */
export const isDate = (typed: string | null): typed is string => typed !== null && isLocalDate(typed);
