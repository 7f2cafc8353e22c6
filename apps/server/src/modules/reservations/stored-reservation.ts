import type { GroupReservationInput } from '@foyer/domain/reservations/group-reservation-input.ts';
import type { App } from '../../platform/app.ts';
import type { PersonKey } from '../../platform/crypto/person-key.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { sealContact } from './group-contact.ts';
import type { ReservationPlace, SealedContact } from './reservation.repository.ts';

/** What is stored of a reservation as staff entered it, with its contact sealed. */
export function storedReservation(
  app: Pick<App, 'secrets'>,
  clientId: string,
  { input, timeslot, key }: { input: GroupReservationInput; timeslot: Timeslot; key: PersonKey },
): ReservationPlace & SealedContact & { personKeyId: string } {
  const { adults, youth, children, free, status, groupName, productId } = input;
  return {
    productId,
    calendarId: timeslot.calendarId,
    timeslotId: timeslot.id,
    visitDate: timeslot.date,
    visitTime: timeslot.time,
    adults,
    youth,
    children,
    free,
    timeslotStatus: status,
    groupName,
    ...sealContact(app, clientId, key, input),
    personKeyId: key.id,
  };
}
