import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';

/** '20-11-2026', '20/11/26' or '20.11.2026' as a date. */
export function readTypedDate(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed.trim()) ?? [];
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
}

/** '2026-11-20' as 20-11-2026; nothing as ''; what is no date as it is. */
export function writeDate(date: string | null): string {
  if (!date || !isLocalDate(date)) return date ?? '';
  return date.split('-').reverse().join('-');
}
