import { erasePersonKeys, findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { keepDayForGroups, lockCalendar } from '../scheduling/index.ts';
import { auditedReservation } from './audited-reservation.ts';
import { openReservation } from './group-contact.ts';
import {
  deleteReservationRow,
  getReservation,
  lockReservation,
  type ReservationRow,
} from './reservation.repository.ts';
import { cancelLockedGroup } from './settle-group.ts';
import { closesAnything, takeGroupPlaces } from './take-group-places.ts';

/** Cancels a reservation: it stays in the list, its places come free, and what it alone closed opens. Refused with `reservation-is-cancelled`. */
export async function cancelReservation(context: RequestContext, id: string, version: number): Promise<void> {
  await endReservation(context, id, version, (scope, row) => cancelLockedGroup(context, scope, row));
}

/** Deletes a reservation, cancelled or not, with what is known of its contact. */
export async function deleteReservation(context: RequestContext, id: string, version: number): Promise<void> {
  const { app } = context;
  await endReservation(context, id, version, async (scope, row) => {
    const contact = await openReservation(app, scope, row);
    const key = await findPersonKey(scope, app.secrets, row.personKeyId);
    const isConfirmed = row.state === 'confirmed';
    if (isConfirmed) await takeGroupPlaces(scope, id, row, null);
    await deleteReservationRow(scope, id);
    await erasePersonKeys(scope, [row.personKeyId], app.clock());
    if (isConfirmed && row.calendarId !== null && closesAnything(row))
      await keepDayForGroups(scope, row.calendarId, row.date);
    const before = key ? { before: auditedReservation(row, contact) } : {};
    const entry = { action: 'delete-reservation', entity: 'reservation', entityId: id } as const;
    await writeAudit(scope, actorOf(context), { ...entry, ...before }, key);
  });
}

/** One act on a reservation of the version that was seen, with its calendar locked. */
async function endReservation(
  context: RequestContext,
  id: string,
  version: number,
  end: (scope: ClientScope, row: ReservationRow) => Promise<void>,
): Promise<void> {
  context.require('timeslotgroup', 'edit');
  await context.inClient(async (scope) => {
    const { calendarId } = await getReservation(scope, id);
    if (calendarId !== null) await lockCalendar(scope, calendarId);
    const row = await lockReservation(scope, id);
    if (row.calendarId !== calendarId) throw new RefusedError([{ code: 'changed-meanwhile' }]);
    await refuseStale(scope, 'reservation', row, version);
    await end(scope, row);
  });
}
