import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { openingInput } from '@foyer/domain/venues/opening-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { refuseUnshown } from '../changes/index.ts';
import { changeClosedDays } from './change-closed-days.ts';
import { getLocation, lockLocation, updateOpening } from './location.repository.ts';
import { listTouchedByOpening } from './preview-opening.ts';

/** Changes when a location is open: its week and its closed days (/openingstijden). Sold tickets stay as they are. */
export async function changeOpening(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
  shown?: string | null,
): Promise<Location> {
  context.require('openingstijden', 'edit');
  const input = valueOrThrow(parseInput(openingInput, typed));
  return context.inClient(async (scope) => {
    await lockLocation(scope, id);
    const before = await getLocation(scope, id);
    await refuseStale(scope, 'location', before, seenVersion);
    await refuseUnshown(shown, () => listTouchedByOpening(scope, before, input, context.app.clock()));
    await updateOpening(scope, id, input);
    const closedBefore = await changeClosedDays(scope, before, input.closedDays, context.app.clock());
    const after = await getLocation(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'change-opening',
      entity: 'location',
      entityId: id,
      before: { standardHours: before.standardHours, weekHours: before.weekHours, closedDays: closedBefore },
      after: { standardHours: after.standardHours, weekHours: after.weekHours, closedDays: input.closedDays },
    });
    return after;
  });
}
