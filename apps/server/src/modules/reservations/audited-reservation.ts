import type { GroupContact } from '@foyer/domain/reservations/group-reservation-input.ts';
import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, Personal, writeAudit } from '../audit-log/index.ts';
import type { ReservationRow } from './reservation.repository.ts';
import type { RaisedLimit } from './take-group-places.ts';

/** A reservation as the audit log tells it; its contact only with the key of the person. */
export function auditedReservation(row: ReservationRow, contact: GroupContact) {
  const { number, state, groupName, productId, date, time, adults, youth, children, free, status, overBy } =
    row;
  return {
    number: formatReservationNumber(number),
    state,
    groupName: new Personal(groupName),
    productId,
    date,
    time,
    adults,
    youth,
    children,
    free,
    status,
    overBy,
    contact: new Personal([contact.contactName, contact.email, contact.mobile].join(' ').trim()),
    note: new Personal(contact.note),
  };
}

/** The limit that a group raised is a change of its timeslot. */
export async function auditRaisedLimit(
  context: RequestContext,
  scope: ClientScope,
  raised: RaisedLimit | null,
): Promise<void> {
  if (!raised) return;
  await writeAudit(scope, actorOf(context), {
    action: 'exceed-timeslot',
    entity: 'timeslot',
    entityId: raised.timeslotId,
    before: { capacity: raised.before },
    after: { capacity: raised.after },
  });
}
