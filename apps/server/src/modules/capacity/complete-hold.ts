import { type Places, sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { givePlacesBack, sellHeldPlaces, takePlaces } from './counter.repository.ts';
import { deleteLockedHolds, lockHolds } from './hold.repository.ts';

/**
 * Turns a hold into sold places, in the transaction that completes its order. A hold that expired but was not
 * swept yet still counts: its places are still taken.
 * @returns the places sold, or undefined when the hold has ended: then `sellPlaces` may still find room.
 */
export async function completeHold(scope: ClientScope, holdId: string): Promise<Places[] | undefined> {
  const held = await lockHolds(scope, [holdId], 'wait');
  await endLockedHolds(scope, held, 'sold');
  return held.get(holdId);
}

/** Ends locked holds (`lockHolds`): their places are sold from now on, or free. */
export async function endLockedHolds(
  scope: ClientScope,
  held: ReadonlyMap<string, readonly Places[]>,
  become: 'sold' | 'free',
): Promise<void> {
  if (held.size === 0) return;
  const places = sumPlaces([...held.values()].flat());
  const end = become === 'sold' ? sellHeldPlaces(scope, places) : givePlacesBack(scope, 'held', places);
  await Promise.all([deleteLockedHolds(scope, [...held.keys()]), end]);
}

/**
 * Sells places without a hold, all or none. The caller keeps the limits (`keepLimits`) in which it found them.
 * @returns false where they do not fit; nothing has changed then.
 */
export async function sellPlaces(scope: ClientScope, wanted: readonly Places[]): Promise<boolean> {
  const places = sumPlaces(wanted);
  const given = await takePlaces(scope, 'sold', places);
  if (given.size === places.length) return true;
  await givePlacesBack(
    scope,
    'sold',
    places.filter((place) => given.has(place.counterId)),
  );
  return false;
}

/**
 * Gives sold places back: a cancelled ticket, a rebooking. The caller keeps the limits (`keepLimits`) from before it
 * read what its order took.
 */
export async function returnSoldPlaces(scope: ClientScope, places: readonly Places[]): Promise<void> {
  await givePlacesBack(scope, 'sold', sumPlaces(places));
}
