import { addDays } from '../calendar/local-date.ts';
import type { SaleFacts } from './availability-facts.ts';
import type { AvailabilityReason } from './availability-state.ts';
import { type Shut, timeslotRules } from './timeslot-shut.ts';

const minuteMilliseconds = 60_000;

/** The places of the rules in the list that "Why?" shows. */
export const shutRuleNames = [
  'channel',
  'product',
  'sale-dates',
  'lookahead',
  'closed-day',
  'exception',
  'closure',
  'staff',
  'event',
  'start',
  'cut-off',
] as const;
export type ShutRuleName = (typeof shutRuleNames)[number];

export interface ShutRule {
  name: ShutRuleName;
  /** Null = the rule lets it pass. */
  check: (facts: SaleFacts) => Shut | null;
}

const none = (reason: AvailabilityReason): Shut => ({ state: 'none', reason });
const closed = (reason: AvailabilityReason): Shut => ({ state: 'closed', reason });

/**
 * Every rule that can shut a timeslot, strongest first: the first one that does decides, for the sales page, the
 * engine and "Why?" alike.
 */
export const shutRules: readonly ShutRule[] = [
  { name: 'channel', check: checkChannel },
  { name: 'product', check: checkProduct },
  { name: 'sale-dates', check: checkSaleDates },
  { name: 'lookahead', check: checkLookahead },
  ...timeslotRules.map(
    ({ name, check }): ShutRule => ({ name, check: ({ timeslot }) => check(timeslot) }),
  ),
  {
    name: 'event',
    check: ({ types }) =>
      types && types.length > 0 && types.every(({ isEventClosed }) => isEventClosed)
        ? closed('event-closed')
        : null,
  },
  {
    name: 'start',
    check: ({ timeslot, now }) => (timeslot.startsAt <= now.at ? closed('past') : null),
  },
  {
    name: 'cut-off',
    check: ({ timeslot, sale, now }) =>
      lastSaleAt(timeslot.startsAt, sale.cutOffMinutes) <= now.at ? closed('past-cut-off') : null,
  },
];

/** From this moment a timeslot is not sold any more. */
export function lastSaleAt(startsAt: Date, cutOffMinutes: number): Date {
  return new Date(startsAt.getTime() - cutOffMinutes * minuteMilliseconds);
}

function checkChannel({ channel }: SaleFacts): Shut | null {
  if (!channel) return null;
  if (!channel.isPublished) return none('channel-unpublished');
  if (!channel.sellsGroup) return none('not-on-channel');
  return channel.sellsProduct ? null : none('product-off-channel');
}

function checkProduct({ isArchived, isHidden, channel, types }: SaleFacts): Shut | null {
  if (isArchived) return none('archived');
  // Staff and reservations may use a hidden timeslot group; a page never does.
  if (isHidden && channel) return none('hidden');
  return types?.every(({ isLabelled }) => isLabelled) ? none('no-ticket-type') : null;
}

function checkSaleDates({ timeslot: { date }, sale }: SaleFacts): Shut | null {
  if (sale.availableFrom !== null && date < sale.availableFrom) return none('not-yet-on-sale');
  return sale.availableUntil !== null && date > sale.availableUntil ? none('no-longer-on-sale') : null;
}

function checkLookahead({ timeslot: { date }, sale: { lookaheadDays }, now }: SaleFacts): Shut | null {
  if (lookaheadDays === null || date <= addDays(now.today, lookaheadDays)) return null;
  return none('beyond-lookahead');
}
