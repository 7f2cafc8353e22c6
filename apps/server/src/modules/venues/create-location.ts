import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotAllowedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { replaceClosedDays } from './closed-day.repository.ts';
import { getLocation, insertLocation } from './location.repository.ts';
import { locationConstraints, refuseTakenLocationName } from './location-name.ts';

/** Makes a location. Refused where the client has one of that name. */
export async function createLocation(context: RequestContext, typed: unknown): Promise<Location> {
  context.require('new-settings', 'edit');
  const input = valueOrThrow(parseInput(locationInput, typed));
  if (input.paymentEnvironment && context.account.kind !== 'admin') {
    throw new NotAllowedError('new-settings', 'Admin');
  }
  return refuseViolations(locationConstraints, () =>
    context.inClient(async (scope) => {
      await refuseTakenLocationName(scope, input.name);
      const id = await insertLocation(scope, input);
      await replaceClosedDays(scope, id, input.closedDays ?? []);
      const location = await getLocation(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'create-location',
        entity: 'location',
        entityId: location.id,
        after: { ...location },
      });
      return location;
    }),
  );
}
