import { keptSeconds, presentSeconds } from '@foyer/domain/waiting-room/waiting-room.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { placeColumns, type StoredPlace, secondsBefore } from './waiting-place.repository.ts';

/**
 * It is their turn, and their pages know it from now on; one that was told before keeps that moment.
 * @returns the places as they are now, and how many of them were away when their number was passed
 */
export async function callPlaces(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
  at: Date,
): Promise<{ places: StoredPlace[]; late: number }> {
  const stored = await scope.tx
    .selectFrom('waitingPlace')
    .select([...placeColumns, 'turnAt'])
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', 'in', [...entries])
    .orderBy('entry')
    .forUpdate()
    .execute();
  const isNew = ({ calledAt, usedAt, leftAt, seenAt, hasEmail }: StoredPlace) =>
    calledAt === null &&
    usedAt === null &&
    leftAt === null &&
    (hasEmail || seenAt > secondsBefore(at, keptSeconds));
  const called = stored.filter(isNew);
  if (called.length > 0)
    await scope.tx
      .updateTable('waitingPlace')
      .set({ calledAt: at, seenAt: at })
      .where('clientId', '=', scope.clientId)
      .where('channelId', '=', channelId)
      .where(
        'entry',
        'in',
        called.map(({ entry }) => entry),
      )
      .execute();
  const late = called.filter(
    ({ turnAt, seenAt, hasEmail }) =>
      !hasEmail && turnAt !== null && seenAt < secondsBefore(turnAt, presentSeconds),
  ).length;
  return {
    places: stored.map((place) => (isNew(place) ? { ...place, calledAt: at, seenAt: at } : place)),
    late,
  };
}

/** Locks those of the places that may begin a cart now. */
export async function lockPasses(
  scope: ClientScope,
  channelId: string,
  entries: readonly number[],
  calledAfter: Date,
): Promise<Set<number>> {
  const rows = await scope.tx
    .selectFrom('waitingPlace')
    .select('entry')
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', 'in', [...entries])
    .where('usedAt', 'is', null)
    .where('leftAt', 'is', null)
    .where('calledAt', '>', calledAfter)
    .orderBy('entry')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ entry }) => entry));
}

export async function usePlaces(
  scope: ClientScope,
  channelId: string,
  used: readonly { entry: number; cartId: string }[],
  at: Date,
): Promise<void> {
  await sql`
    update waiting_place p set used_at = ${at}, cart_id = u.cart_id
    from unnest(${used.map(({ entry }) => entry)}::bigint[], ${used.map(({ cartId }) => cartId)}::uuid[])
      as u (entry, cart_id)
    where p.client_id = ${scope.clientId} and p.channel_id = ${channelId} and p.entry = u.entry`.execute(
    scope.tx,
  );
}

export async function leavePlace(
  scope: ClientScope,
  channelId: string,
  entry: number,
  at: Date,
): Promise<void> {
  await scope.tx
    .updateTable('waitingPlace')
    .set({ leftAt: at })
    .where('clientId', '=', scope.clientId)
    .where('channelId', '=', channelId)
    .where('entry', '=', entry)
    .where('usedAt', 'is', null)
    .where('leftAt', 'is', null)
    .execute();
}
