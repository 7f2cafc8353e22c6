import type { EventException, EventInput } from '@foyer/domain/events/event-input.ts';
import type { PlannedEvent } from '@foyer/domain/events/planned-event.ts';
import { sql } from 'kysely';
import { replaceTexts, textsOf, textsOfField } from '../../platform/content/content.repository.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

const owner = 'event';

const exceptionsOfRow = sql<EventException[]>`coalesce((
  select json_agg(json_build_object('date', e.date, 'note', e.note) order by e.date)
  from event_exception e
  where e.client_id = event.client_id and e.event_id = event.id), '[]')`;

/** The events with these ids, in the order of the ids; unknown ones are left out. */
export async function listPlannedEvents(scope: ClientScope, ids: readonly string[]): Promise<PlannedEvent[]> {
  if (ids.length === 0) return [];
  const rows = await scope.tx
    .selectFrom('event')
    .selectAll()
    .select([textsOf(owner, 'event').as('texts'), exceptionsOfRow.as('exceptions')])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
  const events = rows.map(
    ({ clientId: _client, createdAt: _at, archivedAt, texts, ...event }): PlannedEvent => {
      const titles = textsOfField(texts, 'title');
      return { ...event, at: event.at?.slice(0, 5) ?? null, titles, isArchived: archivedAt !== null };
    },
  );
  return ids.flatMap((id) => events.find((event) => event.id === id) ?? []);
}

/** @throws NotFoundError `event-not-found` where the client has no such event. */
export async function getPlannedEvent(scope: ClientScope, id: string): Promise<PlannedEvent> {
  const [event] = await listPlannedEvents(scope, [id]);
  if (!event) throw new NotFoundError('event-not-found');
  return event;
}

export async function insertEvent(scope: ClientScope, input: EventInput): Promise<string> {
  const { id } = await scope.tx
    .insertInto('event')
    .values({ clientId: scope.clientId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceParts(scope, id, input);
  return id;
}

export async function updateEvent(scope: ClientScope, id: string, input: EventInput): Promise<void> {
  await scope.tx
    .updateTable('event')
    .set(({ eb }) => ({ ...columnsOf(input), version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await replaceParts(scope, id, input);
}

export async function setEventArchived(
  scope: ClientScope,
  id: string,
  archivedAt: Date | null,
): Promise<void> {
  await scope.tx
    .updateTable('event')
    .set({ archivedAt })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Deletes an event; the database refuses while a ticket type is linked to it. */
export async function deleteEventRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx.deleteFrom('event').where('clientId', '=', scope.clientId).where('id', '=', id).execute();
  await replaceTexts(scope, owner, id, []);
}

async function replaceParts(scope: ClientScope, eventId: string, input: EventInput): Promise<void> {
  await replaceTexts(scope, owner, eventId, [
    { language: 'nl', field: 'title', text: input.titleNl },
    { language: 'en', field: 'title', text: input.titleEn },
  ]);
  const { tx, clientId } = scope;
  await tx
    .deleteFrom('eventException')
    .where('clientId', '=', clientId)
    .where('eventId', '=', eventId)
    .execute();
  if (input.exceptions.length === 0) return;
  const rows = input.exceptions.map(({ date, note }) => ({ clientId, eventId, date, note }));
  await tx.insertInto('eventException').values(rows).execute();
}

function columnsOf({ titleNl: _nl, titleEn: _en, exceptions: _dates, ...columns }: EventInput) {
  return columns;
}
