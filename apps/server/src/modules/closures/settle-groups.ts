import type { ClosurePlan } from '@foyer/domain/closures/closure-input.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { cancelTouchedGroup, listGroupsIn, type TouchedGroup, tellGroup } from '../reservations/index.ts';
import type { Closure } from './closure.repository.ts';

/**
 * What a closure does with the group reservations in it, by its remedy: a refund cancels them, a mail or an offer tells their
 * contacts that staff arrange another time, closing alone leaves them to staff. The caller has locked the calendars.
 */
export async function settleGroups(
  context: RequestContext,
  scope: ClientScope,
  { remedy, reason, note }: Pick<ClosurePlan, 'remedy' | 'reason' | 'note'>,
  groups: readonly TouchedGroup[],
): Promise<void> {
  if (remedy === 'close') return;
  const what = remedy === 'refund' ? 'cancelled' : 'closed';
  for (const { id } of groups) {
    if (remedy === 'refund') await cancelTouchedGroup(context, scope, id);
    await tellGroup(context.app, scope, id, { what, reason, note });
  }
}

/** Tells the groups that were told of a closure, and are still to come in timeslots that are open again, that it was lifted. */
export async function tellOfLift(
  app: App,
  scope: ClientScope,
  { remedy, groupIds }: Closure,
  reopenedIds: readonly string[],
): Promise<void> {
  if (remedy !== 'mail' && remedy !== 'offer') return;
  const waiting = await listGroupsIn(scope, reopenedIds, app.clock());
  for (const { id } of waiting)
    if (groupIds.includes(id)) await tellGroup(app, scope, id, { what: 'lifted' });
}
