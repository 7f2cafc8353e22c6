import { tryAgain } from '../../platform/database/try-again.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { requireTillRight, tillModule } from '../tills/index.ts';
import { lockDeskDevice, renewKey } from './desk-device.repository.ts';
import { getLease, lockLease, updateLease } from './desk-lease.repository.ts';
import { withdrawUnprinted } from './printed-numbers.ts';
import { returnPlacesOfLease } from './return-places-of-lease.ts';

/**
 * A desk gives back what it has not sold; it has sent in its sales before. Those that wait for staff keep their places. Given
 * back again it changes nothing. The browser of the lease may, the account that renewed it last, and who settles leases. Only its
 * browser knows that it printed no other ticket: then its numbers open no gate.
 * Lock order: the browser, the lease, its numbers, limits, counters. @returns when it ended.
 */
export async function returnDeskLease(
  context: RequestContext,
  leaseId: string,
  ofDeviceId?: string | null,
): Promise<Date> {
  requireTillRight(context, 'edit');
  return tryAgain(() =>
    context.inClient(async (scope) => {
      const { tillId, deviceId, accountId } = await getLease(scope, leaseId);
      const isOfBrowser = deviceId === ofDeviceId;
      const isOwn = isOfBrowser || accountId === context.account.accountId;
      if (!isOwn && !context.can(tillModule, 'extra')) throw new NotAllowedError(tillModule, 'extra');
      await lockDeskDevice(scope, tillId, deviceId);
      const ended = (await lockLease(scope, leaseId)).endedAt;
      if (isOfBrowser) await withdrawUnprinted(scope, leaseId);
      if (ended) return ended;
      const places = await returnPlacesOfLease(scope, leaseId);
      await renewKey(scope, { tillId, id: deviceId });
      await writeAudit(scope, actorOf(context), {
        action: 'return-desk-lease',
        entity: 'till',
        entityId: tillId,
        after: { places },
      });
      const endedAt = context.app.clock();
      await updateLease(scope, leaseId, { state: 'returned', endedAt });
      return endedAt;
    }),
  );
}
