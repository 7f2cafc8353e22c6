import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { isInRanges } from '../../../platform/http/outgoing/ip-ranges.ts';
import { lockLoginLocations } from './login-location.repository.ts';

/**
 * A location without networks limits no account but locks its accounts out, and a choice without the current location
 * would sign the caller out: both are refused.
 * @throws RefusedError.
 */
export async function refuseLoginLocations(
  scope: ClientScope,
  locationIds: readonly string[],
  ownIp?: { ip: string | undefined },
): Promise<void> {
  if (locationIds.length === 0) return;
  const chosen = await lockLoginLocations(scope, locationIds);
  const refuse = (code: string, params: Record<string, string> = {}) => {
    throw new RefusedError([{ code, field: 'loginLocationIds', params }]);
  };
  if (chosen.length < locationIds.length) refuse('login-location-unknown');
  const without = chosen.find(({ ipRanges }) => ipRanges.length === 0);
  if (without) refuse('login-location-without-networks', { location: without.name });
  const ranges = chosen.flatMap(({ ipRanges }) => ipRanges);
  if (ownIp && !isInRanges(ownIp.ip, ranges)) refuse('login-location-excludes-you');
}
