import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** The number of a ticket that is not sold yet, signed ahead for the lease of a desk. */
export interface NumberAhead {
  number: string;
  /** null = for a ticket without a day. */
  visitDate: string | null;
  isTest: boolean;
  leaseId: string;
  /** What it is the number of by now. */
  ticketId: string | null;
}

export interface HeldNumber extends NumberAhead {
  /** null = its lease is open: the desk may print it still. */
  leaseEndedAt: Date | null;
}

const columns = sql`number, visit_date, test as is_test, lease_id, ticket_id`;

export async function insertNumbersAhead(
  scope: ClientScope,
  numbers: readonly Omit<NumberAhead, 'ticketId'>[],
  at: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await scope.tx
    .insertInto('ticketNumberAhead')
    .values(
      numbers.map(({ isTest, ...one }) => ({ clientId: scope.clientId, ...one, test: isTest, givenAt: at })),
    )
    .execute();
}

/** Those of a lease that no ticket has yet. */
export async function listNumbersAhead(scope: ClientScope, leaseId: string): Promise<NumberAhead[]> {
  const { rows } = await sql<NumberAhead>`
    select ${columns} from ticket_number_ahead
    where client_id = ${scope.clientId} and lease_id = ${leaseId} and ticket_id is null
    order by visit_date, number`.execute(scope.tx);
  return rows;
}

/**
 * These numbers, held until the transaction ends: a gate that scans one waits for the sale that brings it in, and the
 * other way round.
 */
export async function lockNumbersAhead(
  scope: ClientScope,
  numbers: readonly string[],
): Promise<HeldNumber[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<HeldNumber>`
    select ${columns}, (select l.ended_at from desk_lease l
      where l.client_id = ${scope.clientId} and l.id = lease_id) as lease_ended_at
    from ticket_number_ahead
    where client_id = ${scope.clientId} and number = any (${[...numbers]}::text[])
    order by number for update`.execute(scope.tx);
  return rows;
}

/** A ticket for each of these locked numbers: a gate takes the number for its ticket from now on. */
export async function bindNumbersAhead(
  scope: ClientScope,
  bound: readonly { number: string; ticketId: string }[],
): Promise<void> {
  if (bound.length === 0) return;
  await sql`update ticket_number_ahead n set ticket_id = w.ticket_id
    from unnest(${bound.map(({ number }) => number)}::text[], ${bound.map(({ ticketId }) => ticketId)}::uuid[])
      as w (number, ticket_id)
    where n.client_id = ${scope.clientId} and n.number = w.number and n.ticket_id is null`.execute(scope.tx);
}

/** Numbers of a lease that no ticket will have: gates know them no more. */
export async function withdrawNumbersAhead(
  scope: ClientScope,
  leaseId: string,
  numbers: readonly string[],
): Promise<void> {
  await sql`delete from ticket_number_ahead where client_id = ${scope.clientId} and lease_id = ${leaseId}
    and number = any (${[...numbers]}::text[]) and ticket_id is null`.execute(scope.tx);
}
