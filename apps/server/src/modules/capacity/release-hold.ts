import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { endLockedHolds } from './complete-hold.ts';
import { lockHolds } from './hold.repository.ts';

/** Gives a hold's places back. @returns false where it had ended already; then nothing changes. */
export async function releaseHold(app: App, clientId: string, holdId: string): Promise<boolean> {
  return inClient(app.db, clientId, (scope) => endHold(scope, holdId));
}

/** As releaseHold, within a transaction. */
export async function endHold(scope: ClientScope, holdId: string): Promise<boolean> {
  return (await endHolds(scope, [holdId])).size > 0;
}

/** As endHold, for several. @returns the places of each that was still there. */
export async function endHolds(
  scope: ClientScope,
  holdIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Places[]>> {
  const held = await lockHolds(scope, holdIds, 'wait');
  await endLockedHolds(scope, held, 'free');
  return held;
}
