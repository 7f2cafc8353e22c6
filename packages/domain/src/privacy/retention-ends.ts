import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from '../calendar/local-date.ts';
import { localDay } from '../calendar/local-day.ts';
import type { RetentionSettings } from '../settings/retention-settings.ts';

/** Before which instant each kind is cleared today; null = never. Days begin by the clock of the client. */
export function retentionEnds(
  settings: RetentionSettings,
  { today, timeZone }: { today: LocalDate; timeZone: string },
): Record<'buyers' | 'unpaid' | 'carts' | 'mails' | 'messages' | 'reservations' | 'kept-sales', Date | null> {
  const day = Temporal.PlainDate.from(today);
  const ends = (date: Temporal.PlainDate) => localDay(date.toString(), timeZone).startsAt;
  const { buyerMonths, unpaidDays, cartDays, mailDays, messageDays } = settings;
  return {
    buyers: buyerMonths === 0 ? null : ends(day.subtract({ months: buyerMonths })),
    unpaid: unpaidDays === 0 ? null : ends(day.subtract({ days: unpaidDays })),
    carts: ends(day.subtract({ days: cartDays })),
    mails: ends(day.subtract({ days: mailDays })),
    messages: ends(day.subtract({ days: messageDays })),
    // Contacts of groups, by the day of their visit, and buyers of sales that wait for staff, as long as buyers.
    reservations: buyerMonths === 0 ? null : ends(day.subtract({ months: buyerMonths })),
    'kept-sales': buyerMonths === 0 ? null : ends(day.subtract({ months: buyerMonths })),
  };
}
