import type { ClientScope } from '../../platform/database/database.ts';
import { changeLimits } from '../capacity/index.ts';
import { type LimitOwner, setCapacities } from './limit-counter.repository.ts';
import { recountLimit } from './recount-limit.ts';
import { lockLimit } from './watched-limit.repository.ts';

/**
 * Call before a ticket type, ticket group, event or location is changed, and the answer after it, in one transaction:
 * the counters of its limit then follow. A limit that is switched on counts what was sold and held before; one that
 * changes never goes below what is taken; one that is switched off is counted no more. Nobody holds or sells at this
 * client between the second call and the end of the transaction (decision 0024).
 */
export async function watchLimit(scope: ClientScope, owner: LimitOwner): Promise<() => Promise<void>> {
  const before = await lockLimit(scope, owner);
  return async () => {
    const after = await lockLimit(scope, owner);
    if (!before || !after) return;
    if (before.limit !== after.limit) await followLimit(scope, owner, before.limit, after.limit);
    if (before.counted === after.counted) return;
    if (owner.kind === 'event') return recountLimit(scope, owner);
    for (const ownerId of [before.counted, after.counted])
      if (ownerId !== null) await recountLimit(scope, { kind: 'event', ownerId });
  };
}

async function followLimit(
  scope: ClientScope,
  owner: LimitOwner,
  before: number | null,
  after: number | null,
): Promise<void> {
  if (before === null || after === null) return recountLimit(scope, owner);
  await changeLimits(scope);
  await setCapacities(scope, owner, after);
}
