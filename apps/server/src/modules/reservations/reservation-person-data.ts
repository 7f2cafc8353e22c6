import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import type { App } from '../../platform/app.ts';
import { erasePersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Person, type PersonData, patternsOf } from '../person-data/index.ts';
import { digestOfContactEmail, openReservations } from './group-contact.ts';
import {
  clearContacts,
  listOldReservations,
  listReservationsOf,
  listReservationsOfKeys,
} from './reservation-person.repository.ts';

const reservationsOf = (app: App, scope: ClientScope, { emails, names }: Person) =>
  listReservationsOf(
    scope,
    emails.map((email) => digestOfContactEmail(app, scope.clientId, email)),
    names,
  );

/** Contacts of group reservations. What they took and closed stays; after the retention of buyers nothing says who came. */
export const reservationPersonData: PersonData = {
  name: 'reservations',
  columns: [
    'group_reservation.contact_digests',
    'group_reservation.email_digest',
    'group_reservation.group_name',
    'group_reservation.sealed',
  ],
  async find(app, scope, person) {
    const found = await reservationsOf(app, scope, person);
    const from = found[0]?.createdAt ?? null;
    return [{ kind: 'reservations', records: found.length, from, until: found.at(-1)?.createdAt ?? null }];
  },
  async read(app, scope, person) {
    const found = await openReservations(app, scope, await reservationsOf(app, scope, person));
    return {
      reservations: found.map(
        ({ number, date, time, productName, people, groupName, contactName, email, mobile, note }) => ({
          reservation: formatReservationNumber(number),
          date,
          time,
          product: productName,
          people,
          group: groupName,
          name: contactName,
          email,
          phone: mobile,
          note,
        }),
      ),
    };
  },
  async erase(app, scope, person) {
    const found = await reservationsOf(app, scope, person);
    const keys = found.map(({ personKeyId }) => personKeyId);
    // A school keeps its name; a group that is called after the person does not.
    await clearContacts(
      scope,
      found.map(({ id }) => id),
      patternsOf(person.strings),
    );
    await erasePersonKeys(scope, keys, app.clock());
  },
  // Whether a group was called after the person is not known any more: its name goes too.
  async eraseByKeys(scope, keyIds) {
    await clearContacts(scope, await listReservationsOfKeys(scope, keyIds));
  },
  async forget(app, scope, step, { before, limit }) {
    if (step !== 'reservations') return { records: 0, place: null };
    const old = await listOldReservations(scope, before, limit);
    await clearContacts(
      scope,
      old.map(({ id }) => id),
    );
    await erasePersonKeys(
      scope,
      old.map(({ personKeyId }) => personKeyId),
      app.clock(),
    );
    return { records: old.length, place: old.length === limit ? 'more' : null };
  },
};
