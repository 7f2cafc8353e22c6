import { contactParts, searchedParts } from '@foyer/domain/reservations/contact-search.ts';
import { contactInput, type GroupContact } from '@foyer/domain/reservations/group-reservation-input.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { ReservationRow, SealedContact } from './reservation.repository.ts';

type Digester = Pick<App, 'secrets'>;
const digestCharacters = 16;

function digestOf({ secrets }: Digester, clientId: string, text: string): string {
  return secrets
    .derive('group-contact', `${clientId} ${text}`)
    .toString('base64url')
    .slice(0, digestCharacters);
}

/** By which the reservations of an address are found. */
export const digestOfContactEmail = (app: Digester, clientId: string, email: string): string =>
  digestOf(app, clientId, `email ${email.trim().toLowerCase()}`);

/** By which a search finds contacts: digests of the beginnings of words. */
export const digestsOfSearch = (app: Digester, clientId: string, search: string): string[] =>
  searchedParts(search).map((part) => digestOf(app, clientId, part));

/** A contact as it is kept: sealed, and found by digests. */
export function sealContact(
  app: Digester,
  clientId: string,
  key: PersonKey,
  contact: GroupContact,
): SealedContact {
  const { contactName, email, mobile, note } = contact;
  return {
    sealed: key.encrypt({ contactName, email, mobile, note }),
    contactDigests: contactParts([contactName, email]).map((part) => digestOf(app, clientId, part)),
    emailDigest: email === '' ? null : digestOfContactEmail(app, clientId, email),
  };
}

const erased: GroupContact = { contactName: '', email: '', mobile: '', note: '' };
const sealedContact = contactInput.partial();

function openContact(key: PersonKey | undefined, { sealed }: Pick<ReservationRow, 'sealed'>): GroupContact {
  const read = key && sealed.length > 0 ? sealedContact.safeParse(key.decrypt(sealed)) : undefined;
  return { ...erased, ...read?.data };
}

/** A reservation with its contact; empty where the person was erased. */
export interface GroupReservation extends Omit<ReservationRow, 'sealed'>, GroupContact {}

export async function openReservations(
  app: Digester,
  scope: ClientScope,
  rows: readonly ReservationRow[],
): Promise<GroupReservation[]> {
  const keys = await findPersonKeys(
    scope,
    app.secrets,
    rows.map(({ personKeyId }) => personKeyId),
  );
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    ...openContact(keys.get(row.personKeyId), { sealed }),
  }));
}

export async function openReservation(
  app: Digester,
  scope: ClientScope,
  row: ReservationRow,
): Promise<GroupReservation> {
  const [opened] = await openReservations(app, scope, [row]);
  if (!opened) throw new Error('a reservation was not opened');
  return opened;
}
