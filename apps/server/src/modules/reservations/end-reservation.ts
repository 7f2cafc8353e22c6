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
  updateReservation,
} from './reservation.repository.ts';
import { closesAnything, takeGroupPlaces } from './take-group-places.ts';

/** Cancels a reservation: it stays in the list, its places come free, and what it alone closed opens. Refused with `reservation-is-cancelled`. */
export async function cancelReservation(context: RequestContext, id: string, version: number): Promise<void> {
  await endReservation(context, id, version, 'cancel-reservation', async (scope, row) => {
    if (row.state === 'cancelled') throw new RefusedError([{ code: 'reservation-is-cancelled' }]);
    await updateReservation(scope, id, { state: 'cancelled', cancelledAt: context.app.clock(), overBy: 0 });
  });
}

/** Deletes a reservation, cancelled or not, with what is known of its contact. */
export async function deleteReservation(context: RequestContext, id: string, version: number): Promise<void> {
  await endReservation(context, id, version, 'delete-reservation', async (scope, row) => {
    await deleteReservationRow(scope, id);
    await erasePersonKeys(scope, [row.personKeyId], context.app.clock());
  });
}

async function endReservation(
  context: RequestContext,
  id: string,
  version: number,
  action: 'cancel-reservation' | 'delete-reservation',
  end: (scope: ClientScope, row: ReservationRow) => Promise<void>,
): Promise<void> {
  context.require('timeslotgroup', 'edit');
  const { app } = context;
  await context.inClient(async (scope) => {
    const { calendarId } = await getReservation(scope, id);
    if (calendarId !== null) await lockCalendar(scope, calendarId);
    const row = await lockReservation(scope, id);
    if (row.calendarId !== calendarId) throw new RefusedError([{ code: 'changed-meanwhile' }]);
    await refuseStale(scope, 'reservation', row, version);
    const opened = await openReservation(app, scope, row);
    const key = await findPersonKey(scope, app.secrets, row.personKeyId);
    if (row.state === 'confirmed') await takeGroupPlaces(scope, id, row, null);
    await end(scope, row);
    if (calendarId !== null && row.state === 'confirmed' && closesAnything(row))
      await keepDayForGroups(scope, calendarId, row.date);
    const entry = { action, entity: 'reservation', entityId: id } as const;
    const actor = actorOf(context);
    if (action === 'cancel-reservation') {
      await writeAudit(scope, actor, {
        ...entry,
        before: { state: row.state },
        after: { state: 'cancelled' as const },
      });
      return;
    }
    const before = key ? { before: auditedReservation(row, opened) } : {};
    await writeAudit(scope, actor, { ...entry, ...before }, key);
  });
}
