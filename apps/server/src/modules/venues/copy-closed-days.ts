import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { withCopiedDays } from '@foyer/domain/venues/copied-closed-days.ts';
import type { Location } from '@foyer/domain/venues/location.ts';
import { type ClosedDay, closedDaysInput } from '@foyer/domain/venues/opening-input.ts';
import type { TouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { type Review, refuseUnshown, reviewOf } from '../changes/index.ts';
import { listClosedDaysOf, replaceClosedDays } from './closed-day.repository.ts';
import { getLocation, lockLocation, updateOpening } from './location.repository.ts';
import { listTouchedByOpening } from './preview-opening.ts';

export interface ClosedDaysCopy {
  fromId: string;
  toIds: readonly string[];
}

interface CopyToLocation {
  location: Location;
  before: ClosedDay[];
  after: ClosedDay[];
}

/** The visits that copying closed days would touch, at all of the locations; it changes nothing. */
export async function previewClosedDaysCopy(
  context: RequestContext,
  copy: ClosedDaysCopy,
): Promise<Review<TouchedDay>> {
  const now = context.app.clock();
  return context.inClient(async (scope) =>
    reviewOf(await listTouchedByCopy(scope, await planCopy(scope, copy, now), now)),
  );
}

/** Gives the closed days to come of a location to others too. Sold tickets stay as they are. */
export async function copyClosedDays(
  context: RequestContext,
  copy: ClosedDaysCopy,
  shown?: string | null,
): Promise<Location[]> {
  context.require('openingstijden', 'edit');
  const now = context.app.clock();
  return context.inClient(async (scope) => {
    for (const id of copy.toIds.toSorted()) await lockLocation(scope, id);
    const plan = await planCopy(scope, copy, now);
    await refuseUnshown(shown, () => listTouchedByCopy(scope, plan, now));
    for (const { location, before, after } of plan) {
      if (after.length === before.length) continue;
      valueOrThrow(parseInput(closedDaysInput, after));
      await updateOpening(scope, location.id, location);
      await replaceClosedDays(scope, location.id, after);
      await writeAudit(scope, actorOf(context), {
        action: 'change-opening',
        entity: 'location',
        entityId: location.id,
        before: { closedDays: before },
        after: { closedDays: after },
      });
    }
    return Promise.all(plan.map(({ location }) => getLocation(scope, location.id)));
  });
}

async function planCopy(
  scope: ClientScope,
  { fromId, toIds }: ClosedDaysCopy,
  now: Date,
): Promise<CopyToLocation[]> {
  await getLocation(scope, fromId);
  const copied = await listClosedDaysOf(scope, fromId);
  const plan: CopyToLocation[] = [];
  for (const id of toIds) {
    const location = await getLocation(scope, id);
    const before = await listClosedDaysOf(scope, id);
    const after = withCopiedDays(before, copied, localDateAt(now, location.timeZone));
    plan.push({ location, before, after });
  }
  return plan;
}

async function listTouchedByCopy(
  scope: ClientScope,
  plan: readonly CopyToLocation[],
  now: Date,
): Promise<TouchedDay[]> {
  const touched: TouchedDay[] = [];
  for (const { location, after } of plan) {
    const { weekHours } = location;
    touched.push(...(await listTouchedByOpening(scope, location, { weekHours, closedDays: after }, now)));
  }
  return touched;
}
