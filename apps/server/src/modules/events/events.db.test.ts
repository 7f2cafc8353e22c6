import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { archiveEvent } from './archive-event.ts';
import { changeEvent } from './change-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { listEventIds } from './event-list.repository.ts';
import { getPlannedEvent, listPlannedEvents } from './planned-event.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);
const night = {
  kind: 'event',
  titleNl: 'Nacht in het museum',
  titleEn: 'Night at the museum',
  fromDate: '2030-11-21',
  at: '19:00',
  limitChoice: 'limit',
  ticketLimit: 200,
  publishInTicketFrame: true,
};
const salt = {
  kind: 'exhibition',
  titleNl: 'Zout & Licht',
  fromDate: '2030-09-12',
  untilDate: '2031-02-28',
  limitChoice: 'none',
  exceptions: [{ date: '2030-12-25', note: 'Kerstmis' }],
};

async function aManager() {
  return signedInAs(app, await aClient(app));
}

test('an event keeps its date, time, limit and titles; an exhibition its period and closed dates', async () => {
  const manager = await aManager();
  expect(await createEvent(manager, night)).toMatchObject({
    titles: { nl: 'Nacht in het museum', en: 'Night at the museum' },
    fromDate: '2030-11-21',
    untilDate: '2030-11-21',
    at: '19:00',
    ticketLimit: 200,
    publishInTicketFrame: true,
  });
  const { id } = await createEvent(manager, salt);
  expect(await manager.inClient((scope) => getPlannedEvent(scope, id))).toMatchObject({
    ticketLimit: null,
    exceptions: [{ date: '2030-12-25', note: 'Kerstmis' }],
  });
  const changed = await changeEvent(manager, id, {
    ...salt,
    exceptions: [],
    limitChoice: 'limit',
    ticketLimit: 50,
  });
  expect(changed).toMatchObject({ exceptions: [], ticketLimit: 50 });
});

test('the list finds a part of a title, a kind and a state, by date', async () => {
  const manager = await aManager();
  const [evening, exhibition] = [await createEvent(manager, night), await createEvent(manager, salt)];
  const find = (changes: object) =>
    manager.inClient((scope) =>
      listEventIds(
        scope,
        { search: '', kind: null, states: ['coming', 'now'], today: '2030-10-01', ...changes },
        { offset: 0, limit: 50 },
      ),
    );
  expect(await find({})).toEqual([exhibition.id, evening.id]);
  expect(await find({ search: 'night' })).toEqual([evening.id]);
  expect(await find({ kind: 'exhibition' })).toEqual([exhibition.id]);
  expect(await find({ states: ['now'] })).toEqual([exhibition.id]);
  await archiveEvent(manager, evening.id, true);
  expect(await find({ states: ['archived'] })).toEqual([evening.id]);
});

test('it links to another event of the museum that is not archived, never to itself', async () => {
  const manager = await aManager();
  const { id } = await createEvent(manager, night);
  const other = await createEvent(manager, salt);
  await changeEvent(manager, id, { ...night, linkedEventId: other.id });
  expect(await refusalsOf(changeEvent(manager, other.id, { ...salt, linkedEventId: other.id }))).toEqual([
    'linkedEventId: event-invalid',
  ]);
  await archiveEvent(manager, other.id, true);
  await changeEvent(manager, id, { ...night, linkedEventId: other.id });
  for (const linkedEventId of [other.id, randomUUID()]) {
    expect(await refusalsOf(createEvent(manager, { ...night, linkedEventId }))).toEqual([
      'linkedEventId: event-invalid',
    ]);
  }
});

test('an event is deleted while nothing was sold and no ticket type is linked; what links to it is loose then', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { id } = await createEvent(manager, night);
  const linked = await createEvent(manager, { ...salt, linkedEventId: id });
  const { ticketId } = await aSoldTicket(database.owner, client.clientId);
  const link = (eventId: string | null) =>
    database.owner.query(
      'update ticket_type set event_id = $1 where id = (select ticket_type_id from ticket where id = $2)',
      [eventId, ticketId],
    );
  await link(id);
  expect(await refusalsOf(deleteEvent(manager, id))).toEqual(['main: event-has-tickets']);
  await link(null);
  await deleteEvent(manager, id);
  await expect(deleteEvent(manager, id)).rejects.toBeInstanceOf(NotFoundError);
  const [left] = await manager.inClient((scope) => listPlannedEvents(scope, [linked.id]));
  expect(left?.linkedEventId).toBeNull();
});

test('of two people who edit an event the second is shown the author of the first change', async () => {
  const manager = await aManager();
  const event = await createEvent(manager, night);
  expect(await changeEvent(manager, event.id, night, event.version)).toMatchObject({ version: 2 });
  expect(await refusalsOf(changeEvent(manager, event.id, night, event.version))).toEqual([
    'main: changed-meanwhile',
  ]);
});

test('a reader may not make an event, and another museum’s is not there', async () => {
  const client = await aClient(app);
  const reader = await signedInAs(app, client, 'read only');
  await expect(createEvent(reader, night)).rejects.toBeInstanceOf(NotAllowedError);
  const { id } = await createEvent(await aManager(), night);
  await expect(changeEvent(await aManager(), id, night)).rejects.toBeInstanceOf(NotFoundError);
});
