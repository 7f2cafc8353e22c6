import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What a buyer said, as it is kept. */
export interface SealedSaid {
  orderId: string;
  personKeyId: string | null;
  details: Buffer | null;
  termsHash: string | null;
  termsAgreedAt: Date | null;
}

export async function listSealedSaid(scope: ClientScope, orderIds: readonly string[]): Promise<SealedSaid[]> {
  const { rows } = await sql<SealedSaid>`
    select id as order_id, person_key_id, details, terms_hash, terms_agreed_at from orders
    where client_id = ${scope.clientId} and id = any (${[...orderIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

/** Writes the sealed names of tickets of a locked order; null takes one away. */
export async function updateTicketNames(
  scope: ClientScope,
  names: readonly { ticketId: string; visitorName: Buffer | null }[],
): Promise<void> {
  for (const { ticketId, visitorName } of names) {
    await sql`update ticket set visitor_name = ${visitorName}
      where client_id = ${scope.clientId} and id = ${ticketId}`.execute(scope.tx);
  }
}

/** What was said of the presents of these lines is kept with the presents from now on. */
export async function forgetGifts(scope: ClientScope, lineIds: readonly string[]): Promise<void> {
  await sql`update order_line set gifts = null
    where client_id = ${scope.clientId} and id = any (${[...lineIds]}::uuid[]) and gifts is not null`.execute(
    scope.tx,
  );
}
