import { groupReservationInput } from '@foyer/domain/reservations/group-reservation-input.ts';
import { countPeople } from '@foyer/domain/reservations/people-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { createPersonKey, findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { keepDayForGroups, type Timeslot } from '../scheduling/index.ts';
import { auditedReservation, auditRaisedLimit } from './audited-reservation.ts';
import { type GroupReservation, openReservation } from './group-contact.ts';
import { lockGroupVisit, refuseShutVisit } from './lock-group-visit.ts';
import { openToReservation } from './open-to-reservation.ts';
import {
  getReservation,
  lockReservation,
  type ReservationRow,
  updateOverBy,
  updateReservation,
} from './reservation.repository.ts';
import { storedReservation } from './stored-reservation.ts';
import { closesAnything, takeGroupPlaces } from './take-group-places.ts';

/**
 * Changes a reservation, also where and when it is. What it took and closed comes free, what it is to have is taken, in one
 * transaction. Refusals: those of `addReservation`; `changed-meanwhile`; `reservation-is-cancelled`.
 */
export async function editReservation(
  context: RequestContext,
  id: string,
  typed: unknown,
  version: number,
): Promise<GroupReservation> {
  context.require('timeslotgroup', 'edit');
  const input = valueOrThrow(parseInput(groupReservationInput, typed));
  const { app } = context;
  return context.inClient(async (scope) => {
    const { calendarId: oldCalendar } = await getReservation(scope, id);
    const timeslot = await lockGroupVisit(scope, input, oldCalendar === null ? [] : [oldCalendar]);
    const before = await lockReservation(scope, id);
    await refuseStale(scope, 'reservation', before, version);
    if (before.state === 'cancelled') throw new RefusedError([{ code: 'reservation-is-cancelled' }]);
    if (before.timeslotId !== timeslot.id) {
      for (const one of await openToReservation(scope, id, [timeslot])) refuseShutVisit(app, one);
    }
    const known = await openReservation(app, scope, before);
    // Who was erased has no key: what is typed now is another person's.
    const key =
      (await findPersonKey(scope, app.secrets, before.personKeyId)) ??
      (await createPersonKey(scope, app.secrets));
    await updateReservation(scope, id, storedReservation(app, scope.clientId, { input, timeslot, key }));
    const will = { timeslotId: timeslot.id, people: countPeople(input), status: input.status };
    const isSameVisit =
      before.timeslotId === will.timeslotId && before.people === will.people && before.status === will.status;
    if (!isSameVisit) {
      const { overBy, raised } = await takeGroupPlaces(scope, id, before, will, {
        exceedsBy: input.exceedsBy,
        canExceed: context.can('timeslotgroup', 'extra'),
      });
      await updateOverBy(scope, id, overBy);
      await auditRaisedLimit(context, scope, raised);
      if (closesAnything(before, will)) await keepDays(scope, before, timeslot);
    }
    const row = await getReservation(scope, id);
    await writeAudit(
      scope,
      actorOf(context),
      {
        action: 'edit-reservation',
        entity: 'reservation',
        entityId: id,
        before: auditedReservation(before, known),
        after: auditedReservation(row, input),
      },
      key,
    );
    return openReservation(app, scope, row);
  });
}

/** The day that it was on, and the day that it is on. */
async function keepDays(scope: ClientScope, before: ReservationRow, now: Timeslot): Promise<void> {
  await keepDayForGroups(scope, now.calendarId, now.date);
  const isSameDay = before.calendarId === now.calendarId && before.date === now.date;
  if (before.calendarId !== null && !isSameDay) await keepDayForGroups(scope, before.calendarId, before.date);
}
