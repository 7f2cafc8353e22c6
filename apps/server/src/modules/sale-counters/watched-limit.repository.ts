import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { LimitOwner } from './limit-counter.repository.ts';

/** What decides which counters something limits. */
export interface WatchedLimit {
  limit: number | null;
  /** The event that a ticket type is linked to; what an event is counted per. */
  counted: string | null;
}

const sources: Record<LimitOwner['kind'], RawBuilder<unknown>> = {
  'ticket-type': sql`select ticket_limit as "limit", event_id::text as counted from ticket_type`,
  'ticket-group': sql`select ticket_limit as "limit", null as counted from ticket_group`,
  event: sql`select ticket_limit as "limit", kind as counted from event`,
  house: sql`select house_limit as "limit", null as counted from location`,
};

/** A limit as it stands, kept from everybody else's change until the transaction ends. */
export async function lockLimit(
  scope: ClientScope,
  { kind, ownerId }: LimitOwner,
): Promise<WatchedLimit | undefined> {
  const { rows } = await sql<WatchedLimit>`${sources[kind]}
    where client_id = ${scope.clientId} and id = ${ownerId} for no key update`.execute(scope.tx);
  return rows[0];
}
