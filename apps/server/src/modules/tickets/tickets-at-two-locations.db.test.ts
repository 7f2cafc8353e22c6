import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithATour } from '@foyer/testkit/builders/a-museum-with-a-tour.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { getOrderBySecret } from '../orders/index.ts';
import { findPassFacts } from '../wallet-passes/pass-facts.ts';
import { readOrderTickets } from './render-order-tickets.ts';
import { renderVisitCalendar } from './render-visit-calendar.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** An order for the museum at 14:00 and a tour at 15:30 of a harbour in another time zone. */
async function anOrderForTwoLocations() {
  const client = await aClient(app);
  const { clientId } = client;
  const { page, tour, buy } = await aMuseumWithATour(owner, app, client);
  const place = (id: string, name: string, zone: string) =>
    owner.query('update location set name = $2, address = $3, time_zone = $4 where id = $1', [
      id,
      name,
      `${name} 1`,
      zone,
    ]);
  await place(page.locationId, 'Museum', 'Europe/Amsterdam');
  await place(tour.locationId, 'Harbour', 'Europe/London');
  const { orderId } = await getOrderBySecret(app, await buy());
  return { clientId, orderId };
}

test('each ticket is printed with the address of its own location', async () => {
  const { clientId, orderId } = await anOrderForTwoLocations();
  const { tickets } = await readOrderTickets(app, clientId, orderId);
  const places = tickets.map(({ productName, location }) => [productName, location?.address]);
  expect(new Set(places.map(String))).toEqual(new Set(['Salt & Light,Museum 1', 'Tour,Harbour 1']));
});

test('each pass has the address of its own location, and starts by the clock there', async () => {
  const { clientId, orderId } = await anOrderForTwoLocations();
  const passes = await inClient(app.db, clientId, (scope) => findPassFacts(app, scope, orderId));
  const said = passes.map(({ title, location, startsAt }) =>
    [title, location?.name, startsAt?.toISOString()].join(' '),
  );
  expect(new Set(said)).toEqual(
    new Set(['Salt & Light Museum 2030-06-15T12:00:00.000Z', 'Tour Harbour 2030-06-15T14:30:00.000Z']),
  );
});

test('an entry of the calendar file names the country only of a location in another one than the museum’s', async () => {
  const { clientId, orderId } = await anOrderForTwoLocations();
  await owner.query(`update location set country = 'BE' where client_id = $1 and name = 'Harbour'`, [
    clientId,
  ]);
  const calendar = await renderVisitCalendar(app, clientId, orderId);
  const places = calendar.match(/LOCATION:.*/g)?.map((line) => line.trim().split('\\, '));
  expect(places?.map((parts) => [parts[0], parts.at(-1)]).toSorted()).toEqual([
    ['LOCATION:Harbour', 'Belgium'],
    ['LOCATION:Museum', 'Havenstad'],
  ]);
});

test('each entry of the calendar file is at the location of its time', async () => {
  const { clientId, orderId } = await anOrderForTwoLocations();
  const calendar = await renderVisitCalendar(app, clientId, orderId);
  const entries = calendar.split('BEGIN:VEVENT').slice(1);
  const ofEntry = (name: string) => entries.find((entry) => entry.includes(`SUMMARY:${name}`));
  expect(entries).toHaveLength(2);
  expect(ofEntry('Tour')).toContain('LOCATION:Harbour');
  expect(ofEntry('Salt & Light')).toContain('LOCATION:Museum');
});
