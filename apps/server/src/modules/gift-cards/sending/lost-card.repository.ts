import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** It went by mail before, and something is left on it; the tickets of a present have one mail for all of them. */
const canStillBeSpent = (today: LocalDate) => sql<boolean>`
  (g.sent_at is not null and g.details is not null and g.blocked_at is null and g.valid_until >= ${today}::date
  and exists (select from gift_card o
    join counter k on k.client_id = o.client_id and k.owner_id = o.id and k.kind = 'gift-card' and k.kind <> 'timeslot'
    where o.client_id = g.client_id and o.blocked_at is null and k.sold < k.capacity and (o.id = g.id
      or o.order_id = g.order_id and o.ticket_type_id is not null and g.ticket_type_id is not null)))`;

/** `toBuyer`: it was not sent to the address, which is that of its buyer. */
export interface LostCard {
  giftCardId: string;
  toBuyer: boolean;
}

/** The newest cards that an address received or its orders bought, as far as they can still be spent: one statement. */
export async function listLostCards(
  scope: ClientScope,
  { emailDigest, orderIds }: { emailDigest: Buffer; orderIds: readonly string[] },
  today: LocalDate,
  limit: number,
): Promise<LostCard[]> {
  const { rows } = await sql<LostCard>`
    select g.id as gift_card_id, g.email_digest is distinct from ${emailDigest} as to_buyer from gift_card g
    where g.client_id = ${scope.clientId}
      and (g.email_digest = ${emailDigest} or g.order_id = any (${[...orderIds]}::uuid[])) and ${canStillBeSpent(today)}
    order by g.created_at desc, g.id desc limit ${limit}`.execute(scope.tx);
  return rows;
}

export async function isStillToSpend(
  scope: ClientScope,
  giftCardId: string,
  today: LocalDate,
): Promise<boolean> {
  const { rows } = await sql`select from gift_card g
    where g.client_id = ${scope.clientId} and g.id = ${giftCardId} and ${canStillBeSpent(today)}`.execute(
    scope.tx,
  );
  return rows.length > 0;
}
