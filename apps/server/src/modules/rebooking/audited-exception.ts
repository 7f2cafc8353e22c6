import type { ClientScope } from '../../platform/database/database.ts';
import { nameExceptions } from './name-exceptions.ts';
import type { StoredException } from './rebooking-exception.repository.ts';

/** The values of an exception as the audit log keeps them, with the name of what it is for. */
export async function auditedException(scope: ClientScope, exception: StoredException) {
  const [named] = await nameExceptions(scope, [exception]);
  const { kind, from, until, effectiveAt, endsAt, targetId } = exception;
  const { isAllowed, earlierDays, laterDays, latestHours, mostTimes, feeMinor, isDifferenceReturned } =
    exception;
  return {
    kind,
    name: named?.targetName ?? '',
    targetId,
    from,
    until,
    isAllowed,
    earlierDays,
    laterDays,
    latestHours,
    mostTimes,
    feeMinor,
    isDifferenceReturned,
    effectiveAt: effectiveAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}
