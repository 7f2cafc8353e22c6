import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { saleCounterId } from '../sale-counters/index.ts';

/** The counter of a card: capacity is what was put on it less what was taken off, sold what orders used of it. */
export const counterOfCard = (clientId: string, cardId: string): string =>
  saleCounterId(clientId, { kind: 'gift-card', ownerId: cardId, scope: '' });

export async function insertCardCounter(
  scope: ClientScope,
  cardId: string,
  amountMinor: number,
): Promise<void> {
  await scope.tx
    .insertInto('counter')
    .values({
      clientId: scope.clientId,
      id: counterOfCard(scope.clientId, cardId),
      kind: 'gift-card',
      ownerId: cardId,
      capacity: amountMinor,
    })
    .execute();
}

/** Puts something on a card, or takes it off. @returns false where so much is not left, or held by an order. */
export async function changeCardCounter(
  scope: ClientScope,
  cardId: string,
  changeMinor: number,
): Promise<boolean> {
  const { rows } = await sql`
    update counter set capacity = capacity + ${changeMinor}::int
    where client_id = ${scope.clientId} and id = ${counterOfCard(scope.clientId, cardId)}
      and capacity + ${changeMinor}::int >= held + sold
    returning id`.execute(scope.tx);
  return rows.length > 0;
}

/** What cards have, in minor units. */
export interface CardFigures {
  id: string;
  /** What was put on it. */
  creditMinor: number;
  /** What orders used of it. */
  usedMinor: number;
  /** What carts and unpaid orders hold of it. */
  heldMinor: number;
}

export async function listCardFigures(scope: ClientScope, ids: readonly string[]): Promise<CardFigures[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardFigures>`
    select owner_id as id, capacity as credit_minor, sold as used_minor, held as held_minor from counter
    where client_id = ${scope.clientId} and kind = 'gift-card' and kind <> 'timeslot'
      and owner_id = any (${[...ids]}::uuid[])`.execute(scope.tx);
  return rows;
}
