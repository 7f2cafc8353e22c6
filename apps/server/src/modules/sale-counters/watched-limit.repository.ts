import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { LimitOwner } from './limit-counter.repository.ts';

/** What decides which counters something limits. */
export interface WatchedLimit {
  limit: number | null;
  /** What an event is counted per. */
  countedPer: string | null;
  /** The event that a ticket type or an event is linked to. */
  eventId: string | null;
}

const sources: Record<LimitOwner['kind'], RawBuilder<unknown>> = {
  'ticket-type': sql`select ticket_limit as "limit", null as counted_per, event_id from ticket_type`,
  'ticket-group': sql`select ticket_limit as "limit", null as counted_per, null::uuid as event_id from ticket_group`,
  event: sql`select ticket_limit as "limit", kind as counted_per, linked_event_id as event_id from event`,
  house: sql`select house_limit as "limit", null as counted_per, null::uuid as event_id from location`,
};

/** A limit, locked against other changes until the transaction ends. */
export async function lockLimit(
  scope: ClientScope,
  { kind, ownerId }: LimitOwner,
): Promise<WatchedLimit | undefined> {
  const { rows } = await sql<WatchedLimit>`${sources[kind]}
    where client_id = ${scope.clientId} and id = ${ownerId} for no key update`.execute(scope.tx);
  return rows[0];
}

/** The events that some events are linked to. */
export async function listLinkedEventIds(scope: ClientScope, eventIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct linked_event_id as id from event
    where client_id = ${scope.clientId} and id = any (${[...eventIds]}::uuid[]) and linked_event_id is not null`.execute(
    scope.tx,
  );
  return rows.map(({ id }) => id);
}
