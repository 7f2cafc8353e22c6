import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { listProgramme } from './list-programme.ts';

const database = await testDatabase();
const clock = testClock('2030-06-14T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);

test('a page tells of events that are published, and of their places where they show them', async () => {
  const { ticketTypeId } = await aSalesPage(database.owner, client.clientId, { capacity: 9 });
  const { rows } = await set(
    `insert into event (client_id, kind, from_date, until_date, at, ticket_limit)
     values ($1, 'event', '2030-06-20', '2030-06-20', '20:00', 40) returning id`,
    client.clientId,
  );
  const eventId: string = rows[0].id;
  await set(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'event', $2, 'nl', 'title', 'Concert')`,
    client.clientId,
    eventId,
  );
  await set('update ticket_type set event_id = $1 where id = $2', eventId, ticketTypeId);
  const programme = (today = '2030-06-14') =>
    manager.inClient((scope) =>
      listProgramme(scope, {
        ticketTypeIds: [ticketTypeId],
        language: 'en',
        fallbackLanguage: 'nl',
        at: clock.now(),
        today,
      }),
    );
  expect(await programme()).toEqual([]);
  await set('update event set publish_in_ticket_frame = true where id = $1', eventId);
  expect(await programme()).toMatchObject([
    { title: 'Concert', from: '2030-06-20', time: '20:00', availability: null },
  ]);
  await set('update event set show_availability = true where id = $1', eventId);
  expect((await programme())[0]?.availability).toEqual({ state: 'quiet', left: 40 });
  await set(
    `insert into counter (client_id, id, kind, owner_id, scope, capacity, sold)
     values ($1, uuidv7(), 'event', $2, '', 40, 40)`,
    client.clientId,
    eventId,
  );
  expect((await programme())[0]?.availability).toEqual({ state: 'sold out', left: 0 });
  expect(await programme('2030-06-21')).toEqual([]);
});
