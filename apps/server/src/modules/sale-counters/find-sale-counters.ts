import {
  type LimitedLine,
  mergeCounters,
  type SaleCounter,
  saleCounters,
} from '@foyer/domain/capacity/sale-counters.ts';
import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { findEventShut } from '@foyer/domain/events/event-shut.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { HeldTickets, Places } from '../capacity/index.ts';
import { saleCounterId } from './sale-counter-id.ts';
import { type LimitedType, listLimitedTypes, listTimeslotsUnderWay } from './sale-facts.repository.ts';
import type { SoldWith } from './taken-tickets.repository.ts';

/** Tickets to find the counters of. */
export interface DemandedTickets extends HeldTickets {
  soldWith?: SoldWith;
  /** They are moved: each has its code, and keeps it. */
  keepsCode?: boolean;
}

/** What a sale needs of the counters, by the limits in force when it was asked. */
export interface SaleDemand {
  lines: readonly HeldTickets[];
  /** What it takes besides what its lines need: a use of a discount code, what codes pay. */
  ofCodes: readonly SaleCounter[];
  counters: readonly (SaleCounter & { id: string })[];
  /** The epoch of the limits: holding refuses where it has changed. */
  limitEpoch: number;
  /** What is refused whatever room there is: `ticket-type-not-on-sale`, `ticket-validity-over`, those of `findEventShut`. */
  refusals: readonly Refusal[];
  /** From when events, or tickets without a date, are over: nothing of these ticket types is sold then. */
  salesEnds: readonly { ticketTypeId: string; at: Date; code: 'event-over' | 'ticket-validity-over' }[];
}

/**
 * Finds the counters of a sale: one statement, a second one for each timeslot whose visit blocks others. A caller with many sales passes a `listTypes` that reads for all of them at once.
 * Sold tickets already hold the rules that they were sold with.
 */
export async function findSaleCounters(
  scope: ClientScope,
  lines: readonly DemandedTickets[],
  listTypes: typeof listLimitedTypes = listLimitedTypes,
  ofCodes: readonly SaleCounter[] = [],
): Promise<SaleDemand> {
  const timeslotIds = [...new Set(lines.flatMap(({ timeslotId }) => timeslotId ?? []))];
  const types = await listTypes(
    scope,
    lines.map(({ ticketTypeId }) => ticketTypeId),
    timeslotIds,
  );
  const found = lines.map((line) => toLimited(line, types));
  const [visit] = types;
  const taken = found.filter((_line, index) => !lines[index]?.isPresent);
  const counters: SaleCounter[] = [];
  for (const ofVisit of Map.groupBy(taken, ({ limited }) => limited.timeslot?.id).values()) {
    const { locationId = null, houseLimit = null } = ofVisit[0]?.type ?? {};
    const place = { locationId, houseLimit, timeslots: await listBlocked(scope, ofVisit) };
    const needed = saleCounters(
      ofVisit.map(({ limited }) => limited),
      place,
    );
    counters.push(...needed);
  }
  return {
    lines,
    ofCodes,
    counters: [...mergeCounters(counters), ...ofCodes].map((counter) => ({
      ...counter,
      id: saleCounterId(scope.clientId, counter),
    })),
    limitEpoch: visit?.limitEpoch ?? 0,
    refusals: found.flatMap(refusalsOf),
    salesEnds: found.flatMap(salesEndsOf),
  };
}

/** The percentage that is withheld from the buyer, of a timeslot that starts then ("holdcapacity"). */
export type WithheldAt = (startsAt: Date) => number;

/** What is to be held or sold. A channel's ceiling counts in every timeslot that the visit takes a place of. */
export function placesOfSale({ counters }: SaleDemand, withheldAt: WithheldAt = () => 0): Places[] {
  return counters.map(({ id, quantity, startsAt }) => {
    const withheldPercentage = startsAt ? withheldAt(startsAt) : 0;
    return { counterId: id, quantity, ...(withheldPercentage > 0 ? { withheldPercentage } : {}) };
  });
}

interface FoundLine {
  type: LimitedType;
  limited: LimitedLine;
}

function toLimited(line: DemandedTickets, types: readonly LimitedType[]): FoundLine {
  const { ticketTypeId, timeslotId, quantity } = line;
  const ofType = types.filter((candidate) => candidate.ticketTypeId === ticketTypeId);
  const type = ofType.find((candidate) => timeslotId === null || candidate.timeslotId === timeslotId);
  if (!type) throw new NotFoundError(ofType.length === 0 ? 'ticket-type-not-found' : 'timeslot-not-found');
  const { startsAt } = type;
  const limited = {
    ...type,
    ...line.soldWith,
    ...(line.keepsCode ? { barcodeSeries: null } : {}),
    quantity,
    date: line.date,
    timeslot: timeslotId === null || !startsAt ? null : { id: timeslotId, startsAt, endsAt: type.endsAt },
  };
  return { type, limited };
}

function refusalsOf(line: FoundLine): Refusal[] {
  const field = line.type.ticketTypeId;
  if (line.type.statusLabel !== null) return [saleRefusalOf('ticket-type-not-on-sale', { field })];
  const { validUntil } = line.type;
  const { date } = line.limited;
  if (date !== null && validUntil !== null && validUntil < date)
    return [saleRefusalOf('ticket-validity-over', { field })];
  const shut = eventShutOf(line);
  return shut ? [saleRefusalOf(shut, { field })] : [];
}

function salesEndsOf({ type, limited: { date } }: FoundLine): SaleDemand['salesEnds'] {
  const { ticketTypeId, eventRules, validUntilAt } = type;
  return [
    ...(eventRules ? [{ ticketTypeId, at: eventRules.salesEndAt, code: 'event-over' as const }] : []),
    ...(date === null && validUntilAt
      ? [{ ticketTypeId, at: validUntilAt, code: 'ticket-validity-over' as const }]
      : []),
  ];
}

function eventShutOf({ type, limited: { date, timeslot } }: FoundLine) {
  const { eventRules, fromLocal, untilLocal, locationId, productLocationIds } = type;
  if (eventRules === null) return null;
  return findEventShut(eventRules, {
    date,
    timeslot: timeslot && fromLocal ? { fromLocal, untilLocal } : null,
    locationIds: timeslot && locationId ? [locationId] : productLocationIds,
  });
}

async function listBlocked(scope: ClientScope, found: readonly FoundLine[]) {
  const longest = Math.max(
    0,
    ...found.map(({ limited }) => (limited.blocksOtherTimeslots ? (limited.durationMinutes ?? 0) : 0)),
  );
  const visit = found[0]?.type;
  if (longest === 0 || !visit?.calendarId || !visit.startsAt) return [];
  const until = new Date(visit.startsAt.getTime() + longest * 60_000);
  return listTimeslotsUnderWay(scope, visit.calendarId, visit.startsAt, until);
}
