import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { ChangeToApply } from '../changes/index.ts';
import { cancelTouchedGroup, listGroupsIn, moveTouchedGroup, tellGroup } from '../reservations/index.ts';
import { listTimeslots, type Timeslot } from '../scheduling/index.ts';
import type { PlannedGroup, PlannedMoves } from './find-effect.ts';
import type { MovedGroup, WantedChange } from './timeslot-change.ts';
import { listTimeslotsNear } from './timeslots-near.repository.ts';

interface PlannedGroups {
  groups: readonly PlannedGroup[];
  moves: PlannedMoves;
  conflicts: readonly Timeslot[];
}

/**
 * Moves or cancels the groups in timeslots of a change, as its page said, in the transaction that applies it, and mails their
 * contacts as visitors are mailed. A group goes where the dry run showed: no sale can take its places before. The calendars are
 * locked. @returns those that were moved.
 */
export async function moveOrCancelGroups(
  context: RequestContext,
  scope: ClientScope,
  { mailsVisitors }: Pick<ChangeToApply<WantedChange>, 'mailsVisitors'>,
  { groups, moves, conflicts }: PlannedGroups,
): Promise<MovedGroup[]> {
  const moved: MovedGroup[] = [];
  for (const { id, timeslotId, remedy } of groups) {
    const timeslot = conflicts.find((one) => one.id === timeslotId);
    if (!timeslot || remedy === null || remedy === 'keep') continue;
    if (remedy === 'cancel') {
      await cancelTouchedGroup(context, scope, id);
      await tellGroup(context.app, scope, id, { what: 'cancelled' });
      continue;
    }
    const { calendarId, startsAt, date, time } = timeslot;
    const planned = moves.get(timeslotId)?.find(({ orderId }) => orderId === id)?.to;
    const toTimeslotId = planned && (await findStarting(scope, calendarId, planned));
    if (!toTimeslotId) throw new RefusedError([{ code: 'no-timeslot-near' }]);
    await moveTouchedGroup(context, scope, id, toTimeslotId);
    if (mailsVisitors) await tellGroup(context.app, scope, id, { what: 'moved', from: { date, time } });
    moved.push({ reservationId: id, calendarId, from: startsAt.toISOString(), toTimeslotId });
  }
  return moved;
}

/**
 * Brings groups back that a change had moved, where they still are what it made of them and their timeslot has room.
 * @returns their number.
 */
export async function moveGroupsBack(
  context: RequestContext,
  scope: ClientScope,
  moved: readonly MovedGroup[],
  mailsVisitors: boolean,
): Promise<number> {
  let back = 0;
  for (const { reservationId, calendarId, from, toTimeslotId } of moved) {
    const present = await listGroupsIn(scope, [toTimeslotId], context.app.clock());
    const group = present.find(({ id }) => id === reservationId);
    const home = (await listTimeslotsNear(scope, calendarId, new Date(from))).find(
      ({ startsAt, state }) => startsAt.toISOString() === from && state !== 'cancelled',
    );
    if (!group || !home || (home.left !== null && home.left < group.places)) continue;
    const [away] = await listTimeslots(scope, [toTimeslotId]);
    await moveTouchedGroup(context, scope, reservationId, home.id);
    if (mailsVisitors && away)
      await tellGroup(context.app, scope, reservationId, { what: 'moved-back', from: away });
    back += 1;
  }
  return back;
}

async function findStarting(
  scope: ClientScope,
  calendarId: string,
  start: Date,
): Promise<string | undefined> {
  const near = await listTimeslotsNear(scope, calendarId, start);
  return near.find(({ startsAt }) => startsAt.getTime() === start.getTime())?.id;
}
