import { addDays, laterDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { bookableStates } from '@foyer/domain/scheduling/availability/availability-state.ts';
import { horizonFrom } from '@foyer/domain/scheduling/generate-timeslots.ts';
import type { ShownDay } from '@foyer/domain/storefront/shown-availability.ts';
import type { App } from '../../../platform/app.ts';
import type { SalesPageAddress } from '../sales-page/open-sales-page.ts';
import { type Party, showDays } from './show-availability.ts';

/** Days read at once: most searches end in the first read. */
const window = 62;

/**
 * The first day from a date on that has room for the whole party; null = none until timeslots end, or until the last day that
 * counts. Days that are over are not searched.
 */
export async function showNextDay(
  app: App,
  address: SalesPageAddress,
  party: Party,
  from: string,
  until?: string,
): Promise<ShownDay | null> {
  const today = localDateAt(app.clock(), 'UTC');
  // A day before and a day ahead of every zone's date: no search is longer than what is for sale.
  const first = laterDate(from, addDays(today, -1));
  const end = addDays(horizonFrom(today).until, 1);
  const last = until !== undefined && until < end ? until : end;
  for (let start = first; start <= last; start = addDays(start, window)) {
    const days = await showDays(app, address, party, { from: start, until: addDays(start, window - 1) });
    const free = days.find(({ date, state }) => date <= last && bookableStates.includes(state));
    if (free) return free;
  }
  return null;
}
