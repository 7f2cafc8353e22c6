import type { App } from '../../../platform/app.ts';
import { erasePersonKeys } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { PersonData } from '../../person-data/index.ts';
import { digestOfLeftEmail } from './place-link.ts';
import {
  deleteAddresses,
  listAddressesOf,
  listAddressesOfKeys,
  listOldAddresses,
  markPlaces,
  type WaitingAddress,
} from './waiting-address.repository.ts';

const addressesOf = (app: App, scope: ClientScope, emails: readonly string[]) =>
  listAddressesOf(
    scope,
    emails.map((email) => digestOfLeftEmail(app, scope.clientId, email)),
  );

/** Deletes addresses; a place in the line whose address was not used is as one without. */
async function deleteWithPlaces(scope: ClientScope, addresses: readonly WaitingAddress[]) {
  const open = Map.groupBy(
    addresses.filter(({ sealed }) => sealed !== null),
    ({ channelId }) => channelId,
  );
  for (const [channelId, ofChannel] of open)
    await markPlaces(
      scope,
      channelId,
      ofChannel.map(({ entry }) => entry),
      false,
    );
  await deleteAddresses(scope, addresses);
}

async function forgetAddresses(scope: ClientScope, addresses: readonly WaitingAddress[], at: Date) {
  await deleteWithPlaces(scope, addresses);
  // The mail about the turn cannot be read any more either.
  const keys = addresses.map(({ personKeyId }) => personKeyId);
  await erasePersonKeys(scope, keys, at);
}

/** Addresses that were left in a waiting room. What was used is kept as long as the details of carts. */
export const waitingRoomPersonData: PersonData = {
  name: 'waiting-room',
  columns: ['waiting_address.email_digest', 'waiting_address.sealed'],
  async find(app, scope, { emails }) {
    const addresses = await addressesOf(app, scope, emails);
    const [first, last] = [addresses[0], addresses.at(-1)];
    return [
      {
        kind: 'waiting-room',
        records: addresses.length,
        from: first?.leftAt ?? null,
        until: last?.leftAt ?? null,
      },
    ];
  },
  async read(app, scope, { emails }) {
    const addresses = await addressesOf(app, scope, emails);
    return {
      'waiting-room': addresses.map(({ leftAt, language, sealed }) => ({
        leftAt: leftAt.toISOString(),
        language,
        state: sealed === null ? 'mailed' : 'waiting',
      })),
    };
  },
  async erase(app, scope, { emails }) {
    await forgetAddresses(scope, await addressesOf(app, scope, emails), app.clock());
  },
  async eraseByKeys(scope, keyIds) {
    await deleteWithPlaces(scope, await listAddressesOfKeys(scope, keyIds));
  },
  async forget(app, scope, step, { before, limit }) {
    if (step !== 'carts') return { records: 0, place: null };
    const old = await listOldAddresses(scope, before, limit);
    await forgetAddresses(scope, old, app.clock());
    return { records: old.length, place: old.length === limit ? 'more' : null };
  },
};
