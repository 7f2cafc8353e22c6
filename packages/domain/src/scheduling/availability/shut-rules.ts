import { addDays, earlierDate, type LocalDate } from '../../calendar/local-date.ts';
import type { SaleFacts, SaleRules } from './availability-facts.ts';
import type { ShutReason } from './availability-state.ts';
import { checkGroupDay, checkOpeningHours } from './group-day-rules.ts';
import { type Shut, timeslotRules } from './timeslot-shut.ts';

const minuteMilliseconds = 60_000;

/** The places of the rules in the list that "Why?" shows. */
export const shutRuleNames = [
  'channel',
  'product',
  'sale-dates',
  'validity',
  'lookahead',
  'group-day',
  'closed-day',
  'opening-hours',
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
  /** Whether the rule applies at all: a day without times has no exceptions. Absent = always. */
  concerns?: (facts: SaleFacts) => boolean;
  /** Null = the rule lets it pass. */
  check: (facts: SaleFacts) => Shut | null;
}

const none = (reason: ShutReason): Shut => ({ state: 'none', reason });
const closed = (reason: ShutReason): Shut => ({ state: 'closed', reason });
const isOfTimeslot = ({ timeslot }: SaleFacts) => !timeslot.isDay;
const isDated = ({ sale }: SaleFacts) => !isWithoutDate(sale);

/**
 * Every rule that can shut a timeslot, or a day of a group without timeslots, strongest first: the first one that does
 * decides, for the sales page, the engine and "Why?" alike.
 */
export const shutRules: readonly ShutRule[] = [
  { name: 'channel', check: checkChannel },
  { name: 'product', check: checkProduct },
  { name: 'sale-dates', check: checkSaleDates },
  {
    name: 'validity',
    concerns: ({ sale, types }) =>
      Boolean(sale.validFrom ?? sale.validUntil) ||
      Boolean(types?.some(({ validUntil }) => Boolean(validUntil))),
    check: checkValidity,
  },
  { name: 'lookahead', concerns: isDated, check: checkLookahead },
  {
    name: 'group-day',
    concerns: ({ sale }) => Boolean(sale.openWeekdays ?? sale.ownDays),
    check: ({ timeslot, sale }) => checkGroupDay(timeslot.date, sale),
  },
  ...timeslotRules.map(({ name, check }): ShutRule => {
    const rule: ShutRule = { name, check: ({ timeslot }) => check(timeslot) };
    return name === 'exception' || name === 'staff' ? { ...rule, concerns: isOfTimeslot } : rule;
  }),
  {
    name: 'opening-hours',
    concerns: ({ timeslot }) => Boolean(timeslot.isDay),
    check: ({ timeslot, sale }) => checkOpeningHours(timeslot, sale),
  },
  {
    name: 'event',
    concerns: ({ types }) => Boolean(types?.some(({ eventShut }) => eventShut !== undefined)),
    check: checkEvent,
  },
  {
    name: 'start',
    check: ({ timeslot, now }) => (timeslot.startsAt <= now.at ? closed('past') : null),
  },
  {
    name: 'cut-off',
    concerns: isDated,
    check: ({ timeslot, sale, now }) =>
      lastSaleAt(timeslot.startsAt, sale.cutOffMinutes) <= now.at ? closed('past-cut-off') : null,
  },
];

/** What shuts it; null = nothing does. */
export function findShut(facts: SaleFacts): Shut | null {
  for (const { concerns, check } of shutRules) {
    const shut = concerns && !concerns(facts) ? null : check(facts);
    if (shut) return shut;
  }
  return null;
}

/** Tickets that are for no date: they are sold by today's, and valid on many. */
export function isWithoutDate({ kind }: Pick<SaleRules, 'kind'>): boolean {
  return kind === 'continuous' || kind === 'period';
}

/** From this moment a timeslot is not sold any more. */
export function lastSaleAt(startsAt: Date, cutOffMinutes: number): Date {
  return new Date(startsAt.getTime() - cutOffMinutes * minuteMilliseconds);
}

/** The date by which a group's availability from and until decide. */
export function dateOfSale({ timeslot, sale, now }: SaleFacts): LocalDate {
  return isWithoutDate(sale) ? now.today : timeslot.date;
}

function checkChannel({ channel }: SaleFacts): Shut | null {
  if (!channel) return null;
  if (!channel.isPublished) return none('channel-unpublished');
  if (!channel.sellsGroup) return none('not-on-channel');
  return channel.sellsProduct ? null : none('product-off-channel');
}

function checkProduct(facts: SaleFacts): Shut | null {
  const { isArchived, isUnsuited, isHidden, channel, types } = facts;
  if (isArchived) return none('archived');
  if (isUnsuited) return none('kind-unsuited');
  // Staff and reservations may use a hidden timeslot group; a page never does.
  if (isHidden && channel) return none('hidden');
  return types?.every(({ isLabelled }) => isLabelled) ? none('no-ticket-type') : null;
}

function checkSaleDates(facts: SaleFacts): Shut | null {
  const { availableFrom, availableUntil } = facts.sale;
  const date = dateOfSale(facts);
  if (availableFrom !== null && date < availableFrom) return none('not-yet-on-sale');
  return availableUntil !== null && date > availableUntil ? none('no-longer-on-sale') : null;
}

function checkValidity(facts: SaleFacts): Shut | null {
  const { date } = facts.timeslot;
  const { validFrom } = facts.sale;
  const validUntil = validUntilOf(facts);
  const isInside = (!validFrom || date >= validFrom) && (!validUntil || date <= validUntil);
  return isInside ? null : none('outside-validity');
}

/** The last date on which a ticket lets in: that of the group, or of the type that is valid longest. */
export function validUntilOf({ sale, types }: Pick<SaleFacts, 'sale' | 'types'>): LocalDate | null {
  const ofTypes = (types ?? [])
    .filter(({ isLabelled }) => !isLabelled)
    .map((type) => type.validUntil ?? null);
  const longest = ofTypes.length === 0 || ofTypes.includes(null) ? null : (ofTypes.sort().at(-1) ?? null);
  if (!sale.validUntil || !longest) return sale.validUntil ?? longest;
  return earlierDate(sale.validUntil, longest);
}

/** Only where the events of all types say no: a time that is not the event's own is no time for its visitors. */
function checkEvent({ types = [] }: SaleFacts): Shut | null {
  const [first] = types;
  if (!first?.eventShut || !types.every(({ eventShut }) => eventShut)) return null;
  return first.eventShut === 'event-other-time' || first.eventShut === 'event-elsewhere'
    ? none(first.eventShut)
    : closed(first.eventShut);
}

function checkLookahead({ timeslot: { date }, sale: { lookaheadDays }, now }: SaleFacts): Shut | null {
  if (lookaheadDays === null || date <= addDays(now.today, lookaheadDays)) return null;
  return none('beyond-lookahead');
}
