import { sql } from 'kysely';
import type { ClientScope, Database } from '../../../platform/database/database.ts';
import { nameForStaff } from '../../catalog/index.ts';
import { type GiftCard, selectGiftCards } from '../gift-card.repository.ts';

/** The client whose present has the link with this hash; found before any client is known. */
export async function findClientByGiftLink(db: Database, digest: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select find_client_by_gift_link(${digest}) as id`.execute(
    db,
  );
  return rows[0]?.id ?? undefined;
}

/** The tickets of the present with this link, the earliest first. */
export async function listTicketsOfLink(scope: ClientScope, digest: Buffer): Promise<GiftCard[]> {
  return selectGiftCards(scope).where('linkDigest', '=', digest).orderBy('createdAt').orderBy('id').execute();
}

/** The tickets of the present that an order sold. */
export async function listTicketsOfPresent(scope: ClientScope, orderId: string): Promise<GiftCard[]> {
  return selectGiftCards(scope)
    .where('orderId', '=', orderId)
    .where('ticketTypeId', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The mail of a present goes with another of its tickets, where the one that it was to go with was given back. */
export async function passMailOn(
  scope: ClientScope,
  { id, orderId, sendAt }: Pick<GiftCard, 'id' | 'orderId' | 'sendAt'>,
): Promise<void> {
  if (orderId === null || sendAt === null) return;
  await sql`
    with heir as (
      update gift_card set send_at = ${sendAt} where client_id = ${scope.clientId} and id = (
        select id from gift_card where client_id = ${scope.clientId} and order_id = ${orderId}
          and ticket_type_id is not null and blocked_at is null and id <> ${id} order by id limit 1)
      returning id)
    update gift_card set send_at = null where client_id = ${scope.clientId} and id = ${id}
      and exists (select from heir)`.execute(scope.tx);
}

/** What gift tickets are called on screens of staff, in the order of the ids; null = a card. */
export async function listTicketNames(
  scope: ClientScope,
  ids: string[],
  language: string | undefined,
): Promise<(string | null)[]> {
  const { rows } = await sql<{
    id: string;
    ticketTypeId: string;
    ticketTypeName: string;
    productName: string;
  }>`
    select g.id, g.ticket_type_id, l.ticket_type_name, l.product_name from gift_card g
    join ticket t on t.client_id = g.client_id and t.id = g.ticket_id
    join order_line l on l.client_id = t.client_id and l.id = t.order_line_id
    where g.client_id = ${scope.clientId} and g.id = any (${ids}::uuid[]) and g.ticket_type_id is not null`.execute(
    scope.tx,
  );
  const named = await nameForStaff(scope, rows, language);
  return ids.map((id) => named.find((row) => row.id === id)?.ticketTypeName ?? null);
}
