import type { App } from '../../platform/app.ts';
import { erasePersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { PersonData } from '../person-data/index.ts';
import { digestOfEmail } from './entry-secret.ts';
import {
  deleteEntries,
  deleteEntriesOfKeys,
  listEntriesOf,
  listOldEntries,
} from './waiting-person.repository.ts';

const entriesOf = (app: App, scope: ClientScope, emails: readonly string[]) =>
  listEntriesOf(
    scope,
    emails.map((email) => digestOfEmail(app, scope.clientId, email)),
  );

/** Addresses on the waiting list. What has ended is kept as long as the details of carts. */
export const waitingPersonData: PersonData = {
  name: 'waiting-list',
  columns: ['waiting_list_entry.email_digest', 'waiting_list_entry.sealed'],
  async find(app, scope, { emails }) {
    const entries = await entriesOf(app, scope, emails);
    const [first, last] = [entries[0], entries.at(-1)];
    const from = first?.joinedAt ?? null;
    return [{ kind: 'waiting-list', records: entries.length, from, until: last?.joinedAt ?? null }];
  },
  async read(app, scope, { emails }) {
    const entries = await entriesOf(app, scope, emails);
    return {
      'waiting-list': entries.map(({ joinedAt, date, title, tickets, language, state }) => ({
        joinedAt: joinedAt.toISOString(),
        date,
        product: title,
        tickets,
        language,
        state,
      })),
    };
  },
  async erase(app, scope, { emails }) {
    const entries = await entriesOf(app, scope, emails);
    await deleteEntries(
      scope,
      entries.map(({ id }) => id),
    );
    // The mails about them cannot be read any more either.
    const keys = entries.map(({ personKeyId }) => personKeyId);
    await erasePersonKeys(scope, keys, app.clock());
  },
  eraseByKeys: deleteEntriesOfKeys,
  async forget(app, scope, step, { before, limit }) {
    if (step !== 'carts') return { records: 0, place: null };
    const old = await listOldEntries(scope, before, limit);
    await deleteEntries(
      scope,
      old.map(({ id }) => id),
    );
    const keys = old.map(({ personKeyId }) => personKeyId);
    await erasePersonKeys(scope, keys, app.clock());
    return { records: old.length, place: old.length === limit ? 'more' : null };
  },
};
