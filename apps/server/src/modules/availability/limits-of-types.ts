import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { type SaleCounter, type SalePlace, saleCounters } from '@foyer/domain/capacity/sale-counters.ts';
import type { LimitFacts, TypeFacts } from '@foyer/domain/scheduling/availability-facts.ts';
import type { Places } from '@foyer/domain/scheduling/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { counterKey, listLimitCounters } from './limit-counter.repository.ts';
import type { SaleEvent, SaleType } from './sale-type.repository.ts';

/** A limit with what it limits, as the explanation names it. */
export interface OwnedLimit extends LimitFacts {
  counter: SaleCounter;
}

/** What limits each type at each timeslot, counters of every kind. */
export interface LimitsOfTypes {
  factsOf: (type: SaleType, timeslot: Timeslot) => TypeFacts & { limits: readonly OwnedLimit[] };
  /** The counters of these tickets together, and what is left of each; the timeslot's own is among them. */
  needsOf: (
    tickets: readonly { type: SaleType; quantity: number }[],
    timeslot: Timeslot,
  ) => { counter: SaleCounter; places: Places }[];
}

interface SalePlaces {
  timeslots: readonly Timeslot[];
  /** With those of the days beside, which a visit may touch. */
  around: readonly Timeslot[];
  houseLimits: ReadonlyMap<string, number>;
}

/** Reads the counters of all these types over all these timeslots in one statement; none where nothing is limited. */
export async function readLimits(
  scope: ClientScope,
  types: readonly SaleType[],
  { timeslots, around, houseLimits }: SalePlaces,
): Promise<LimitsOfTypes> {
  // A cancelled timeslot receives nobody: a visit beside it takes no place of it.
  const standing = around.filter(({ state }) => state !== 'cancelled');
  const byDay = Map.groupBy(standing, ({ calendarId, date }) => `${calendarId} ${date}`);
  const blocks = types.some(({ blocksOtherTimeslots }) => blocksOtherTimeslots);
  const placeOf = ({ calendarId, date, locationId }: Timeslot): SalePlace => ({
    locationId,
    houseLimit: houseLimits.get(locationId) ?? null,
    timeslots: blocks
      ? [-1, 0, 1].flatMap((days) => byDay.get(`${calendarId} ${addDays(date, days)}`) ?? [])
      : [],
  });
  const needs = (type: SaleType, timeslot: Timeslot, quantity: number) =>
    saleCounters([{ ...lineOf(type, timeslot), quantity }], placeOf(timeslot));
  const isLimited = (type: SaleType) =>
    type.ticketLimit !== null ||
    type.groupLimit !== null ||
    type.blocksOtherTimeslots ||
    (type.event?.limit ?? null) !== null ||
    houseLimits.size > 0;
  const limited = types.filter(isLimited);
  const wanted = limited.flatMap((type) => timeslots.flatMap((timeslot) => needs(type, timeslot, 1)));
  const further = wanted.filter(({ kind }) => kind !== 'timeslot');
  const known = await listLimitCounters(
    scope,
    [...new Set(further.map(({ ownerId }) => ownerId))],
    [...new Set(further.map((counter) => counter.scope))],
  );
  const timeslotById = new Map(around.map((timeslot) => [timeslot.id, timeslot]));
  const placesOf = (counter: SaleCounter): Places =>
    (counter.kind === 'timeslot' ? timeslotById.get(counter.ownerId) : known.get(counterKey(counter))) ?? {
      capacity: counter.capacity,
      heldCount: 0,
      soldCount: 0,
    };
  return {
    factsOf: (type, timeslot) => ({
      ...eventFacts(type.event, timeslot.date),
      isLabelled: type.statusLabel !== null,
      limits: limited.includes(type)
        ? needs(type, timeslot, 1)
            .filter(({ ownerId }) => ownerId !== timeslot.id)
            .map((counter) => ({ kind: counter.kind, counter, ...placesOf(counter) }))
        : [],
    }),
    needsOf: (tickets, timeslot) =>
      saleCounters(
        tickets.map(({ type, quantity }) => ({ ...lineOf(type, timeslot), quantity })),
        placeOf(timeslot),
      ).map((counter) => ({ counter, places: placesOf(counter) })),
  };
}

function lineOf(type: SaleType, timeslot: Timeslot) {
  const { id, ticketLimit, groupLimit, ...rest } = type;
  return {
    ...rest,
    ticketTypeId: id,
    ticketTypeLimit: ticketLimit,
    ticketGroupLimit: groupLimit,
    timeslot,
    date: timeslot.date,
  };
}

/** Nothing where there is no event: whoever has one is bound to its days. */
function eventFacts(event: SaleEvent | null, date: string): Pick<TypeFacts, 'isEventClosed'> {
  if (event === null) return {};
  return { isEventClosed: date < event.from || date > event.until || event.closedDates.includes(date) };
}
