import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { usualVisitMinutes } from '@foyer/domain/capacity/sale-counters.ts';
import { findEventShut } from '@foyer/domain/events/event-shut.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import type { DeskOffer } from '../desk-sales/index.ts';
import { type LimitedType, listLimitedTypes } from '../sale-counters/index.ts';
import type { TimeslotToLease } from './fit-leased-places.ts';

/** A ticket type that may be sold without a connection. */
export interface LeasedType {
  ticketTypeId: string;
  /** The day of its tickets; null = they have none. */
  visitDate: LocalDate | null;
  vatBasisPoints: number;
}

export interface LeaseTerms {
  timeslots: TimeslotToLease[];
  types: LeasedType[];
  prices: Record<string, number>;
}

/**
 * What of an offer a desk can sell by itself: types that only places of timeslots limit. What else is counted (a limit of
 * the type, its group or event, stock, codes of a series, other timeslots), and how many go in an order, is known to
 * the server alone.
 */
export async function readLeaseTerms(scope: ClientScope, offer: DeskOffer): Promise<LeaseTerms> {
  const { groups, date } = offer;
  const timeslots = new Map<string, TimeslotToLease>();
  for (const group of groups.filter(({ needsTimeslot }) => needsTimeslot))
    for (const { id, startsAt, endsAt, availability } of group.timeslots) {
      const isOpen = availability.state !== 'closed' && availability.state !== 'none';
      const known = timeslots.get(id);
      timeslots.set(id, { id, startsAt, endsAt, isOpen: isOpen || (known?.isOpen ?? false) });
    }
  const open = groups.filter(
    ({ day, fixedDate, hasOrderRules }) =>
      !hasOrderRules && day.availability.state !== 'closed' && (fixedDate === null || fixedDate === date),
  );
  const typeIds = open.flatMap(({ ticketTypes }) => ticketTypes.map(({ id }) => id));
  const [limits, prices] = await Promise.all([
    listLimits(scope, typeIds, [...timeslots.values()]),
    listTicketTypePrices(scope, typeIds),
  ]);
  const types = open.flatMap((group) =>
    group.ticketTypes.flatMap(({ id: ticketTypeId, statusLabel, itemKind, minPerOrder }): LeasedType[] => {
      const own = limits.filter((one) => one.ticketTypeId === ticketTypeId);
      const isDated = group.needsTimeslot || group.needsDate || group.fixedDate !== null;
      const visit = isDated ? date : null;
      const isCounted = own.some((one) => isCountedElsewhere(one) || isShut(one, visit));
      const hasRules = statusLabel !== null || minPerOrder > 1;
      if (hasRules || itemKind === 'gift-card' || own.length === 0 || isCounted) return [];
      const vatBasisPoints = prices.find(({ id }) => id === ticketTypeId)?.vatBasisPoints ?? 0;
      return [{ ticketTypeId, visitDate: visit, vatBasisPoints }];
    }),
  );
  const sold = new Set(types.map(({ ticketTypeId }) => ticketTypeId));
  return {
    timeslots: [...timeslots.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    types,
    prices: Object.fromEntries(
      groups.flatMap(({ ticketTypes }) =>
        ticketTypes.filter(({ id }) => sold.has(id)).map(({ id, priceMinor }) => [id, priceMinor]),
      ),
    ),
  };
}

/** Beside each timeslot, and without one for types that need none. */
async function listLimits(
  scope: ClientScope,
  typeIds: readonly string[],
  timeslots: readonly TimeslotToLease[],
): Promise<LimitedType[]> {
  if (typeIds.length === 0) return [];
  return listLimitedTypes(
    scope,
    typeIds,
    timeslots.map(({ id }) => id),
  );
}

function isCountedElsewhere(type: LimitedType): boolean {
  const { event, linkedEvent, barcodeSeries, houseLimit, durationMinutes } = type;
  const staysLonger = type.itemKind === 'admission' && (durationMinutes ?? 0) > usualVisitMinutes;
  return (
    type.ticketTypeLimit !== null ||
    type.ticketGroupLimit !== null ||
    (event?.limit ?? null) !== null ||
    (linkedEvent?.limit ?? null) !== null ||
    barcodeSeries !== null ||
    type.blocksOtherTimeslots ||
    (houseLimit !== null && staysLonger)
  );
}

function isShut(type: LimitedType, date: LocalDate | null): boolean {
  const { eventRules, fromLocal, untilLocal, locationId, productLocationIds, validUntil } = type;
  if (date !== null && validUntil !== null && validUntil < date) return true;
  if (eventRules === null) return false;
  const timeslot = fromLocal === null ? null : { fromLocal, untilLocal };
  const locationIds = timeslot && locationId ? [locationId] : productLocationIds;
  return findEventShut(eventRules, { date, timeslot, locationIds }) !== null;
}
