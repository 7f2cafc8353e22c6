import { localDay } from '@foyer/domain/calendar/local-day.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { tryAgain } from '../../platform/database/try-again.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import { requireTillRight } from '../tills/index.ts';
import { type DeskLease, lockLease, updateLease } from './desk-lease.repository.ts';
import { returnPlacesOfLease } from './return-places-of-lease.ts';

/**
 * Gives back the places of a lease whose desk never came back, but for those of its sales that wait for staff. What it sold still
 * comes in: as an order while there is room, else it is kept. @returns how many places came free. Refusals: `desk-lease-ended`, `desk-lease-in-use` before its end.
 */
export async function settleDeskLease(context: RequestContext, id: string): Promise<number> {
  requireTillRight(context, 'extra');
  return tryAgain(() =>
    context.inClient(async (scope) => {
      const lease = await lockOverLease(context, scope, id);
      const places = await returnPlacesOfLease(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'settle-desk-lease',
        entity: 'till',
        entityId: lease.tillId,
        after: { places },
      });
      await updateLease(scope, id, { state: 'settled', endedAt: context.app.clock() });
      return places;
    }),
  );
}

/** Keeps its places until the end of the day, for what its desk may have sold. Refusals: as `settleDeskLease`. */
export async function keepDeskLease(context: RequestContext, id: string): Promise<DeskLease> {
  requireTillRight(context, 'extra');
  return context.inClient(async (scope) => {
    const lease = await lockOverLease(context, scope, id);
    const { timeZone } = await getClient(scope);
    const { endsAt } = localDay(localDateAt(context.app.clock(), timeZone), timeZone);
    await writeAudit(scope, actorOf(context), {
      action: 'keep-desk-lease',
      entity: 'till',
      entityId: lease.tillId,
      after: { keepUntil: endsAt.toISOString() },
    });
    return updateLease(scope, id, { keepUntil: endsAt });
  });
}

async function lockOverLease({ app }: RequestContext, scope: ClientScope, id: string): Promise<DeskLease> {
  const lease = await lockLease(scope, id);
  if (lease.state !== 'open') throw new RefusedError([{ code: 'desk-lease-ended' }], 409);
  if (lease.endsAt > app.clock()) throw new RefusedError([{ code: 'desk-lease-in-use' }], 409);
  return lease;
}
