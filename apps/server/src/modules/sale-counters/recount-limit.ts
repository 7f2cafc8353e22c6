import {
  groupCounters,
  type LimitedLine,
  type SaleCounter,
  saleCounters,
} from '@foyer/domain/capacity/sale-counters.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { changeLimits } from '../capacity/index.ts';
import { listGroupsInside } from './group-places.repository.ts';
import { listLeasesInside } from './lease-places.repository.ts';
import {
  insertTakenCounters,
  type LimitOwner,
  lockAllHolds,
  removeCounters,
  type Taker,
} from './limit-counter.repository.ts';
import { saleCounterId } from './sale-counter-id.ts';
import { type LimitedType, listLimitedTypes } from './sale-facts.repository.ts';
import { listTakenTickets, type TakenTickets } from './taken-tickets.repository.ts';

/**
 * Recounts a limit from the tickets sold and held, from group reservations and leases of desks, in the transaction that has
 * changed what it counts: the event of a ticket type, a limit switched on or off. Sold tickets count as they were sold.
 */
export async function recountLimit(scope: ClientScope, owner: LimitOwner): Promise<void> {
  await changeLimits(scope);
  await lockAllHolds(scope);
  await removeCounters(scope, owner);
  const taken = await listTakenTickets(scope, owner);
  const types = await listLimitedTypes(
    scope,
    [...new Set(taken.map(({ ticketTypeId }) => ticketTypeId))],
    [...new Set(taken.flatMap(({ timeslotId }) => timeslotId ?? []))],
  );
  const find = typesByTicket(types);
  const takers = taken.flatMap((tickets) => {
    const type = find(tickets);
    return type ? countersOf(tickets, type, owner).map((counter) => ({ ...counter, tickets })) : [];
  });
  await insertCounted(scope, [
    ...takers,
    ...(await listCountedGroups(scope, owner)),
    ...(await listCountedLeases(scope, owner)),
  ]);
}

interface Counted extends SaleCounter {
  tickets: Pick<Taker, 'taker' | 'takerId' | 'leasedTimeslotId'>;
}

/** Groups have no ticket types: of the limits of others they take places inside only. */
async function listCountedGroups(scope: ClientScope, { kind, ownerId }: LimitOwner): Promise<Counted[]> {
  const groups = kind === 'house' ? await listGroupsInside(scope, ownerId) : [];
  return groups.flatMap(({ reservationId, people, ...visit }) =>
    groupCounters(people, visit)
      .filter((counter) => counter.kind === kind)
      .map((counter) => ({ ...counter, tickets: { taker: 'group', takerId: reservationId } as const })),
  );
}

/** Leases count as groups do: whose tickets they will be is not known yet. */
async function listCountedLeases(scope: ClientScope, { kind, ownerId }: LimitOwner): Promise<Counted[]> {
  const leases = kind === 'house' ? await listLeasesInside(scope, ownerId) : [];
  return leases.flatMap(({ leaseId, places, ...visit }) =>
    groupCounters(places, visit)
      .filter((counter) => counter.kind === kind)
      .map((counter) => {
        const tickets = { taker: 'lease', takerId: leaseId, leasedTimeslotId: visit.timeslotId } as const;
        return { ...counter, tickets };
      }),
  );
}

async function insertCounted(scope: ClientScope, counted: readonly Counted[]): Promise<void> {
  const counters = new Map<string, SaleCounter & { id: string; held: number; sold: number }>();
  const takers = new Map<string, Taker>();
  for (const { tickets, ...counter } of counted) {
    const id = saleCounterId(scope.clientId, counter);
    const sum = counters.get(id) ?? { ...counter, id, held: 0, sold: 0 };
    sum[tickets.taker === 'hold' ? 'held' : 'sold'] += counter.quantity;
    counters.set(id, sum);
    const { taker, takerId, leasedTimeslotId = '' } = tickets;
    const key = `${takerId} ${leasedTimeslotId} ${id}`;
    const quantity = (takers.get(key)?.quantity ?? 0) + counter.quantity;
    takers.set(key, { taker, takerId, counterId: id, quantity, leasedTimeslotId });
  }
  if (counters.size > 0) await insertTakenCounters(scope, [...counters.values()], [...takers.values()]);
}

/** The counters of this one limit that some tickets take places of. */
function countersOf(tickets: TakenTickets, type: LimitedType, owner: LimitOwner): SaleCounter[] {
  const { startsAt, locationId, houseLimit } = type;
  const { timeslotId, quantity, date } = tickets;
  const line: LimitedLine = {
    ...type,
    ...tickets.soldWith,
    // blocked timeslots are no limit's: they have been taken already
    blocksOtherTimeslots: false,
    quantity,
    date,
    timeslot: timeslotId === null || !startsAt ? null : { id: timeslotId, startsAt, endsAt: type.endsAt },
  };
  return saleCounters([line], { locationId, houseLimit, timeslots: [] }).filter(
    ({ kind, ownerId }) => kind === owner.kind && ownerId === owner.ownerId,
  );
}

function typesByTicket(types: readonly LimitedType[]) {
  const key = (typeId: string, timeslotId: string | null) => `${typeId} ${timeslotId ?? ''}`;
  const byVisit = new Map(types.map((type) => [key(type.ticketTypeId, type.timeslotId), type]));
  const byType = new Map(types.map((type) => [type.ticketTypeId, type]));
  return ({ ticketTypeId, timeslotId }: TakenTickets): LimitedType | undefined =>
    timeslotId === null ? byType.get(ticketTypeId) : byVisit.get(key(ticketTypeId, timeslotId));
}
