import type { ClientScope } from '../../platform/database/database.ts';
import { changeLimits } from '../capacity/index.ts';
import { type LimitOwner, setLimitOfOwner } from './limit-counter.repository.ts';
import { recountLimit } from './recount-limit.ts';
import { listLinkedEventIds, lockLimit } from './watched-limit.repository.ts';

/**
 * Call before a ticket type, ticket group, event or location is changed, and the returned function after it, in one
 * transaction: the counters of its limit then follow. A limit that is switched on counts what was sold and held
 * before; one that changes never goes below what is taken; one that is switched off is no longer counted. No place of
 * this client is held or sold between the second call and the end of the transaction (decision 0024).
 */
export async function watchLimit(scope: ClientScope, owner: LimitOwner): Promise<() => Promise<void>> {
  const before = await lockLimit(scope, owner);
  return async () => {
    const after = await lockLimit(scope, owner);
    if (!before || !after) return;
    if (before.limit !== after.limit) await followLimit(scope, owner, before.limit, after.limit);
    if (before.countedPer !== after.countedPer) await recountLimit(scope, owner);
    if (before.eventId !== after.eventId) await recountEvents(scope, owner, [before.eventId, after.eventId]);
  };
}

/** The events that something was and is linked to; a ticket type also takes places of what its event is linked to. */
async function recountEvents(
  scope: ClientScope,
  { kind }: LimitOwner,
  linked: readonly (string | null)[],
): Promise<void> {
  // Before their links are read: they cannot change from here on.
  await changeLimits(scope);
  const events = linked.filter((id) => id !== null);
  const further = kind === 'ticket-type' ? await listLinkedEventIds(scope, events) : [];
  for (const ownerId of new Set([...events, ...further]))
    await recountLimit(scope, { kind: 'event', ownerId });
}

async function followLimit(
  scope: ClientScope,
  owner: LimitOwner,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (before === null || after === null) return recountLimit(scope, owner);
  await changeLimits(scope);
  await setLimitOfOwner(scope, owner, after);
}
