import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotAllowedError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { refuseUnshown } from '../changes/index.ts';
import { watchLimit } from '../sale-counters/index.ts';
import { changeClosedDays } from './change-closed-days.ts';
import { listClosedDaysOf } from './closed-day.repository.ts';
import { getLocation, updateLocation } from './location.repository.ts';
import { locationConstraints, refuseTakenLocationName } from './location-name.ts';
import { countLocationUse, countLoginAccounts } from './location-use.repository.ts';
import { listTouchedByOpening } from './preview-opening.ts';

/**
 * Changes a location. Its time zone stays while timeslots are planned there: they would all
 * move. Which environment its sales are paid in is an Admin's to say.
 * @throws NotFoundError for a location that the client does not have.
 */
export async function changeLocation(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
  shown?: string | null,
): Promise<Location> {
  context.require('new-settings', 'edit');
  const input = valueOrThrow(parseInput(locationInput, typed));
  return refuseViolations(locationConstraints, () =>
    context.inClient(async (scope) => {
      // Locks the row: what is read after it cannot change before the commit.
      const followLimit = await watchLimit(scope, { kind: 'house', ownerId: id });
      const before = await getLocation(scope, id);
      await refuseStale(scope, 'location', before, seenVersion);
      await refuseUnshown(shown, () => listTouchedByOpening(scope, before, input, context.app.clock()));
      const closedBefore = await listClosedDaysOf(scope, id);
      const { paymentEnvironment = before.paymentEnvironment } = input;
      if (paymentEnvironment !== before.paymentEnvironment && context.account.kind !== 'admin') {
        throw new NotAllowedError('new-settings', 'Admin');
      }
      await refuseTakenLocationName(scope, input.name, id);
      if (input.timeZone !== before.timeZone) {
        const use = (await countLocationUse(scope)).get(id);
        if (use && use.timeslotGroupCount > 0) {
          throw new RefusedError([{ code: 'time-zone-in-use', field: 'timeZone' }]);
        }
      }
      if (input.ipRanges.length === 0 && (await countLoginAccounts(scope, id)) > 0) {
        throw new RefusedError([{ code: 'location-limits-sign-in', field: 'ipRanges' }]);
      }
      await updateLocation(scope, id, input);
      await followLimit();
      if (input.closedDays) await changeClosedDays(scope, before, input.closedDays, context.app.clock());
      const after = await getLocation(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-location',
        entity: 'location',
        entityId: id,
        before: { ...before, closedDays: closedBefore },
        after: { ...after, closedDays: await listClosedDaysOf(scope, id) },
      });
      return after;
    }),
  );
}
