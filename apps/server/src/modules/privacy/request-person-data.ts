import { containsPerson, personStrings } from '@foyer/domain/privacy/person-strings.ts';
import type { App } from '../../platform/app.ts';
import { erasePersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { PersonData, PersonTrace } from '../person-data/index.ts';
import {
  deleteRequests,
  listRequests,
  listRequestsBefore,
  type StoredRequest,
} from './person-request.repository.ts';
import { openRequest } from './sealed-request.ts';

/** Earlier look-ups of the person, with the files that were made: sealed with keys of their own. */
export const requestPersonData: PersonData = {
  name: 'privacy',
  columns: ['person_request.sealed', 'person_file.sealed', 'person_erasure.sealed'],
  async find(app, scope, trace) {
    const requests = await listRequestsAbout(app, scope, trace);
    return [
      {
        kind: 'requests',
        records: requests.length,
        from: requests.at(-1)?.createdAt ?? null,
        until: requests[0]?.createdAt ?? null,
      },
    ];
  },
  async read(app, scope, trace) {
    const requests = await listRequestsAbout(app, scope, trace);
    return { requests: requests.map(({ createdAt }) => ({ at: createdAt.toISOString() })) };
  },
  async forget(app, scope, step, { before, limit }) {
    if (step !== 'messages') return { records: 0, place: null };
    const requests = await listRequestsBefore(scope, before, limit);
    await deleteRequests(
      scope,
      requests.map(({ id }) => id),
    );
    await erasePersonKeys(
      scope,
      requests.map(({ personKeyId }) => personKeyId),
      app.clock(),
    );
    return { records: requests.length, place: requests.length === limit ? 'more' : null };
  },
  async erase(app, scope, trace) {
    const requests = await listRequestsAbout(app, scope, trace);
    await deleteRequests(
      scope,
      requests.map(({ id }) => id),
    );
    await erasePersonKeys(
      scope,
      requests.map(({ personKeyId }) => personKeyId),
      app.clock(),
    );
  },
};

/** Those that mean the person, and those whose typed text is in the person's name or address. */
export async function listRequestsAbout(
  app: App,
  scope: ClientScope,
  { emails, names, strings }: Pick<PersonTrace, 'emails' | 'names' | 'strings'>,
): Promise<StoredRequest[]> {
  if (strings.length === 0) return [];
  return (await listRequests(scope)).filter((stored) => {
    const request = openRequest(app, stored);
    if (!request) return false;
    const { person, query } = request;
    return (
      person.emails.some((email) => emails.includes(email)) ||
      person.names.some((name) => names.includes(name)) ||
      containsPerson(query, strings) ||
      personStrings({ emails: [], names: [query], phones: [] }).some((one) =>
        containsPerson(strings.join('\n'), [one]),
      )
    );
  });
}
