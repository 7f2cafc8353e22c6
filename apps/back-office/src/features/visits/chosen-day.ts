import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';

/** The date of the address, or today by the clock of the screen. */
export function readDay(given: string | undefined): string {
  if (given && isLocalDate(given)) return given;
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
