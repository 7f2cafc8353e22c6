import { tryAgain } from '../../platform/database/try-again.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { listLeasePlaces } from '../sale-counters/index.ts';
import { keepLimits } from '../sales/index.ts';
import { requireTillRight } from '../tills/index.ts';
import { lockDeskDevice, renewKey } from './desk-device.repository.ts';
import { type DeskLease, getLease, lockLease, updateLease } from './desk-lease.repository.ts';
import { returnLeasedPlaces } from './fit-leased-places.ts';

/**
 * A desk gives back what it has not sold; it has sent in its sales before. Given back again it changes nothing.
 * Lock order: the browser, the lease, limits, counters.
 */
export async function returnDeskLease(context: RequestContext, leaseId: string): Promise<DeskLease> {
  requireTillRight(context, 'edit');
  return tryAgain(() =>
    context.inClient(async (scope) => {
      const { tillId, deviceId } = await getLease(scope, leaseId);
      await lockDeskDevice(scope, tillId, deviceId);
      const lease = await lockLease(scope, leaseId);
      if (lease.state !== 'open') return lease;
      const leased = await listLeasePlaces(scope, [leaseId]);
      await keepLimits(scope);
      await returnLeasedPlaces(scope, leaseId, leased);
      await renewKey(scope, { tillId, id: deviceId });
      const places = leased.reduce((sum, one) => sum + one.places, 0);
      await writeAudit(scope, actorOf(context), {
        action: 'return-desk-lease',
        entity: 'till',
        entityId: tillId,
        after: { places },
      });
      return updateLease(scope, leaseId, { state: 'returned', endedAt: context.app.clock() });
    }),
  );
}
