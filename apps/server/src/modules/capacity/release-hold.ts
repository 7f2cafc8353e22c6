import { type Places, sumPlaces } from '@foyer/domain/capacity/accept-in-order.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { givePlacesBack } from './counter.repository.ts';
import { endHolds } from './hold.repository.ts';

/** Gives a hold's places back. @returns false where it had ended already; then nothing changes. */
export async function releaseHold(app: App, clientId: string, holdId: string): Promise<boolean> {
  return inClient(app.db, clientId, (scope) => endHold(scope, holdId));
}

/** As releaseHold, within a transaction. */
export async function endHold(scope: ClientScope, holdId: string): Promise<boolean> {
  const places = (await endHolds(scope, [holdId])).get(holdId);
  if (!places) return false;
  await givePlacesBack(scope, 'held', places);
  return true;
}

/** As endHold, for several, with their counters locked in one order. @returns the places given back. */
export async function endHoldsTogether(scope: ClientScope, holdIds: readonly string[]): Promise<Places[]> {
  const ended = await endHolds(scope, holdIds);
  const places = sumPlaces([...ended.values()].flat());
  if (places.length > 0) await givePlacesBack(scope, 'held', places);
  return places;
}
