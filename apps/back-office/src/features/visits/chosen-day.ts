import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';

/** The date of the address, or the client's today. */
export function readDay(given: string | undefined, today: () => string): string {
  return given && isLocalDate(given) ? given : today();
}
