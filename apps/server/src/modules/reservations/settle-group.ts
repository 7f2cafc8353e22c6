import { findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTimeslot, keepDayForGroups } from '../scheduling/index.ts';
import { auditedReservation } from './audited-reservation.ts';
import { openReservation } from './group-contact.ts';
import { lockReservation, type ReservationRow, updateReservation } from './reservation.repository.ts';
import { closesAnything, takeGroupPlaces } from './take-group-places.ts';

/**
 * Ends a locked reservation: its places come free, and what it alone closed opens. It stays in the list.
 * Refused with `reservation-is-cancelled`.
 */
export async function cancelLockedGroup(
  context: RequestContext,
  scope: ClientScope,
  row: ReservationRow,
): Promise<void> {
  if (row.state === 'cancelled') throw new RefusedError([{ code: 'reservation-is-cancelled' }]);
  const { id, state, calendarId, date } = row;
  await takeGroupPlaces(scope, id, row, null);
  const cancelledAt = context.app.clock();
  await updateReservation(scope, id, { state: 'cancelled', cancelledAt, overBy: 0 });
  if (calendarId !== null && closesAnything(row)) await keepDayForGroups(scope, calendarId, date);
  await writeAudit(scope, actorOf(context), {
    action: 'cancel-reservation',
    entity: 'reservation',
    entityId: id,
    before: { state },
    after: { state: 'cancelled' as const },
  });
}

/** Cancels a group of a closed or changed timeslot, where it is confirmed. The caller has locked its calendar. */
export async function cancelTouchedGroup(
  context: RequestContext,
  scope: ClientScope,
  id: string,
): Promise<void> {
  const row = await lockReservation(scope, id);
  if (row.state === 'confirmed') await cancelLockedGroup(context, scope, row);
}

/**
 * Moves a group to another timeslot of its calendar, which the caller has locked. It goes beyond no limit.
 * Refusals: `group-over-capacity`, `reservation-no-availability`.
 */
export async function moveTouchedGroup(
  context: RequestContext,
  scope: ClientScope,
  id: string,
  toTimeslotId: string,
): Promise<void> {
  const { app } = context;
  const before = await lockReservation(scope, id);
  if (before.state === 'cancelled' || before.timeslotId === toTimeslotId) return;
  const to = await getTimeslot(scope, toTimeslotId);
  const { people, status, calendarId } = before;
  await takeGroupPlaces(scope, id, before, { timeslotId: to.id, people, status });
  const visit = { calendarId: to.calendarId, timeslotId: to.id, visitDate: to.date, visitTime: to.time };
  await updateReservation(scope, id, { ...visit, overBy: 0 });
  if (closesAnything(before)) {
    await keepDayForGroups(scope, to.calendarId, to.date);
    if (calendarId !== null && (calendarId !== to.calendarId || before.date !== to.date))
      await keepDayForGroups(scope, calendarId, before.date);
  }
  const contact = await openReservation(app, scope, before);
  const after = { ...before, date: to.date, time: to.time, overBy: 0 };
  await writeAudit(
    scope,
    actorOf(context),
    {
      action: 'edit-reservation',
      entity: 'reservation',
      entityId: id,
      before: auditedReservation(before, contact),
      after: auditedReservation(after, contact),
    },
    await findPersonKey(scope, app.secrets, before.personKeyId),
  );
}
