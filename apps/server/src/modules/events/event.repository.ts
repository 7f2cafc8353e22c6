import type { LinkedEvent } from '@foyer/domain/events/linked-event.ts';
import { textsOf, textsOfField } from '../../platform/content/content.repository.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** The events and exhibitions of the client by date, archived ones too; only those with these ids where given. */
export async function listEvents(scope: ClientScope, ids?: readonly string[]): Promise<LinkedEvent[]> {
  if (ids?.length === 0) return [];
  const rows = await scope.tx
    .selectFrom('event')
    .select([
      'id',
      'kind',
      'fromDate',
      'untilDate',
      'at',
      'archivedAt',
      textsOf('event', 'event').as('texts'),
    ])
    .where('clientId', '=', scope.clientId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('fromDate')
    .orderBy('id')
    .execute();
  return rows.map(({ archivedAt, texts, ...event }) => ({
    ...event,
    titles: textsOfField(texts, 'title'),
    isArchived: archivedAt !== null,
  }));
}
