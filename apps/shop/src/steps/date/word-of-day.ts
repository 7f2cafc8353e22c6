import type { ShownDay, ShownState } from '@foyer/domain/storefront/shown-availability.ts';

const openStates: readonly ShownState[] = ['almost full', 'busy', 'quiet', 'available'];

/** Whether a visitor can look for a time on this day. */
export function isOpenDay(day: ShownDay | undefined): boolean {
  return day !== undefined && openStates.includes(day.state);
}

/** Whether nothing of this day is left to the party, though it is sold. */
export function isFullDay(day: ShownDay | undefined): boolean {
  return day?.state === 'full' || day?.state === 'sold out';
}

/**
 * The word below a day's number, by its key in the texts; null = none is needed. A day without times is closed where
 * other days of its month are open; in a month without any, one sentence below the calendar says so for all.
 */
export function wordOfDay(day: ShownDay | undefined, isAmongOpenDays: boolean): string | null {
  switch (day?.state) {
    case 'almost full':
      return 'fewLeft';
    case 'sold out':
      return 'soldOut';
    case 'full':
      return 'full';
    case 'closed':
      return 'closed';
    case 'none':
      return isAmongOpenDays ? 'closed' : null;
    default:
      return null;
  }
}
