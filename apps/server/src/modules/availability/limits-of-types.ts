import { type SaleCounter, saleCounters } from '@foyer/domain/capacity/sale-counters.ts';
import { type HoldCapacity, withheldPercentage } from '@foyer/domain/capacity/withheld-places.ts';
import type { LimitFacts, TypeFacts } from '@foyer/domain/scheduling/availability/availability-facts.ts';
import type { PlaceCounts } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { eventFacts } from './event-facts.ts';
import { counterKey, listLimitCounters } from './limit-counter.repository.ts';
import type { SaleType } from './sale-type.repository.ts';
import { type AroundVisits, isDay, lineOf, placesAround, type VisitTime } from './visit-time.ts';

/** A limit with what it limits, as the explanation names it. */
export interface OwnedLimit extends LimitFacts {
  counter: SaleCounter;
}

/** What limits each type at each visit, counters of every kind. */
export interface LimitsOfTypes {
  factsOf: (type: SaleType, visit: VisitTime) => TypeFacts & { limits: readonly OwnedLimit[] };
  /** The counters of these tickets together, and what is left of each; the timeslot's own is among them. */
  needsOf: (
    tickets: readonly { type: SaleType; quantity: number }[],
    visit: VisitTime,
  ) => { counter: SaleCounter; places: PlaceCounts; withheldPercentage: number }[];
}

/** Reads the counters of all these types over all these visits in one statement; none where nothing is limited. */
export async function readLimits(
  scope: ClientScope,
  types: readonly SaleType[],
  visits: readonly VisitTime[],
  { at, holdCapacity, ...around }: AroundVisits & { at: Date; holdCapacity: HoldCapacity | null },
): Promise<LimitsOfTypes> {
  const blocks = types.some(({ blocksOtherTimeslots }) => blocksOtherTimeslots);
  const placeOf = placesAround(blocks ? around : { ...around, timeslots: [] });
  const needs = (type: SaleType, visit: VisitTime) => saleCounters([lineOf(type, visit, 1)], placeOf(visit));
  const isLimited = (type: SaleType) =>
    type.ticketLimit !== null ||
    type.groupLimit !== null ||
    type.blocksOtherTimeslots ||
    (type.event?.limit ?? type.linkedEvent?.limit ?? null) !== null ||
    type.barcodeSeries !== null ||
    around.houseLimits.size > 0;
  const limited = new Set(types.filter(isLimited));
  const further = new Map<string, SaleCounter>();
  for (const type of limited) {
    for (const visit of visits) {
      // A type is asked about its own kind of visit only.
      if (isDay(visit) === (type.groupKind === 'day plus time')) continue;
      for (const counter of needs(type, visit)) {
        if (counter.kind !== 'timeslot') further.set(counterKey(counter), counter);
      }
    }
  }
  const asked = [...further.values()];
  const known = await listLimitCounters(
    scope,
    [...new Set(asked.map(({ ownerId }) => ownerId))],
    [...new Set(asked.map((counter) => counter.scope))],
  );
  const timeslotById = new Map(around.timeslots.map((timeslot) => [timeslot.id, timeslot]));
  const placesOf = (counter: SaleCounter): PlaceCounts =>
    (counter.kind === 'timeslot' ? timeslotById.get(counter.ownerId) : known.get(counterKey(counter))) ?? {
      capacity: counter.capacity,
      heldCount: 0,
      soldCount: 0,
    };
  /** A channel's ceiling counts in every timeslot that a visit takes a place of. */
  const withheldOf = ({ startsAt }: SaleCounter) =>
    startsAt ? withheldPercentage(holdCapacity, startsAt, at) : 0;
  return {
    factsOf: (type, visit) => ({
      ...eventFacts(type, visit, at),
      isAdmission: type.itemKind === 'admission',
      isLabelled: type.statusLabel !== null,
      validUntil: type.validUntil,
      limits: limited.has(type)
        ? needs(type, visit)
            .filter(({ ownerId }) => isDay(visit) || ownerId !== visit.id)
            .map((counter) => ({
              kind: counter.kind,
              counter,
              ...placesOf(counter),
              withheldPercentage: withheldOf(counter),
            }))
        : [],
    }),
    needsOf: (tickets, visit) =>
      saleCounters(
        tickets.map(({ type, quantity }) => lineOf(type, visit, quantity)),
        placeOf(visit),
      ).map((counter) => ({
        counter,
        places: placesOf(counter),
        withheldPercentage: withheldOf(counter),
      })),
  };
}
