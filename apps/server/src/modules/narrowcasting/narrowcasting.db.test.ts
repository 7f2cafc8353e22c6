import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { countChange } from '../../platform/changes-of-clients.ts';
import { changeWallScreen, createWallScreen, deleteWallScreen } from './save-wall-screen.ts';
import { makeScreenLink, revokeScreenLink } from './screen-link.ts';
import { setWaitingTime } from './set-waiting-time.ts';
import { getWallScreen } from './wall-screen.repository.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T09:00:00Z');
const { app } = testApp(database, clock);
const server = await createServer(app);
afterAll(() => server.close());

const typed = { name: 'Entrance hall', languages: ['nl', 'en'] };

/** A museum with a sales page that has one timeslot today at 14:00, and a screen with a link. */
async function aMuseum(changes: object = {}, capacity = 20) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId, { capacity });
  const screen = await createWallScreen(manager, { ...typed, ...changes });
  const { token } = await makeScreenLink(manager, screen.id);
  /** As a page asks, when no answer from before is kept any more. */
  const ask = async (headers: Record<string, string> = {}, of = token) => {
    await manager.inClient(async (scope) => countChange(scope));
    return server.inject({ url: `/api/screen/${of}`, headers });
  };
  const shown = async () => (await ask()).json<ShownWall>();
  const put = (text: string, ...values: unknown[]) =>
    database.owner.query(text, [client.clientId, ...values]);
  return { client, manager, page, screen, token, ask, shown, put };
}

test('a screen shows the timeslots of today in each of its languages, with the words of the sales page', async () => {
  const { page, shown, put, screen, manager } = await aMuseum();
  const [nl, en] = (await shown()).faces;
  expect(nl).toMatchObject({ language: 'nl', noRows: 'Vandaag geen tijdsloten meer' });
  expect(en?.rows).toMatchObject([{ time: '14:00', word: 'Available', look: 'open' }]);
  await put(`update counter set sold = 18 where client_id = $1 and id = $2`, page.timeslotId);
  await setWaitingTime(manager, screen.id, { minutes: 5 });
  const [few] = (await shown()).faces;
  expect(few).toMatchObject({
    rows: [{ word: 'Nog 2', look: 'few' }],
    waiting: { label: 'Wachttijd bij de ingang', value: '5 minuten' },
  });
  await put(`update counter set sold = 20 where client_id = $1 and id = $2`, page.timeslotId);
  expect((await shown()).faces[0]?.rows).toMatchObject([{ word: 'Uitverkocht', look: 'full' }]);
  await changeWallScreen(manager, screen.id, { ...typed, showsSoldOut: false, showsWaiting: false });
  expect((await shown()).faces[0]).toMatchObject({ rows: [], waiting: null });
});

test('the colour of an exception paints a timeslot, and a screen of another location or product leaves it out', async () => {
  const { page, shown, put, screen, manager } = await aMuseum();
  const other = await aSalesPage(database.owner, manager.clientId ?? '', { capacity: 5 });
  await put(`update timeslot set colour = 'red' where client_id = $1 and id = $2`, page.timeslotId);
  await changeWallScreen(manager, screen.id, { ...typed, locationId: page.locationId });
  expect((await shown()).faces[1]?.rows).toMatchObject([{ word: 'Available', look: 'full' }]);
  await changeWallScreen(manager, screen.id, { ...typed, productIds: [other.productId] });
  expect((await shown()).faces[1]?.rows).toHaveLength(1);
  await changeWallScreen(manager, screen.id, {
    ...typed,
    locationId: page.locationId,
    productIds: [other.productId],
  });
  expect((await shown()).faces[1]?.rows).toEqual([]);
  await changeWallScreen(manager, screen.id, typed);
  expect((await shown()).faces[1]?.rows).toHaveLength(2);
});

test('with a sales page the screen shows its offer and its code; once that page is off it shows neither', async () => {
  const { page, shown, put, screen, manager } = await aMuseum();
  await changeWallScreen(manager, screen.id, { ...typed, channelId: page.channelId });
  const wall = await shown();
  expect(wall.code?.size).toBeGreaterThan(20);
  expect(wall.faces[1]).toMatchObject({ book: 'Scan to book', rows: [{ word: 'Available' }] });
  await put('update channel set publication_on = false where client_id = $1 and id = $2', page.channelId);
  const off = await shown();
  expect([off.code, off.faces[1]?.book, off.faces[1]?.rows]).toEqual([null, null, []]);
});

test('events that are published for visitors are on it, by date', async () => {
  const { shown, put, page } = await aMuseum();
  await put(
    `with e as (insert into event (client_id, kind, from_date, until_date, at, publish_in_ticket_frame)
       values ($1, 'event', '2030-06-16', '2030-06-16', '19:00', true) returning id),
     c as (insert into content (client_id, owner, owner_id, language, field, text)
       select $1, 'event', id, 'en', 'title', 'Night at the Museum' from e)
     update ticket_type set event_id = (select id from e) where client_id = $1 and id = $2`,
    page.ticketTypeId,
  );
  expect((await shown()).faces[1]?.events).toMatchObject([
    { title: 'Night at the Museum', when: 'Tomorrow, 19:00', word: null },
  ]);
});

test('an answer that has not changed is 304, one that has is new, and staff see when the screen asked last', async () => {
  const { ask, manager, screen } = await aMuseum();
  const first = await ask();
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await ask({ 'if-none-match': `${first.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await setWaitingTime(manager, screen.id, { minutes: 10 });
  expect((await ask({ 'if-none-match': `${first.headers.etag}` })).statusCode).toBe(200);
  const seen = await manager.inClient((scope) => getWallScreen(scope, screen.id));
  expect(seen.lastSeenAt).toEqual(clock.now());
});

test('a revoked link, a replaced one, a deleted screen and a disabled client are all one 404', async () => {
  const { ask, manager, screen, token, put } = await aMuseum();
  const { token: newer } = await makeScreenLink(manager, screen.id);
  expect((await ask({}, token)).statusCode).toBe(404);
  expect((await ask({}, newer)).statusCode).toBe(200);
  expect((await revokeScreenLink(manager, screen.id)).hasLink).toBe(false);
  const gone = await ask({}, newer);
  expect([gone.statusCode, gone.json()]).toMatchObject([404, {}]);
  const { token: third } = await makeScreenLink(manager, screen.id);
  await put('update client set active = false where id = $1');
  expect((await ask({}, third)).statusCode).toBe(404);
  await put('update client set active = true where id = $1');
  await deleteWallScreen(manager, screen.id);
  expect((await ask({}, third)).statusCode).toBe(404);
  expect((await ask({}, 'guessed')).statusCode).toBe(404);
});

test('the database keeps no token, the audit log neither, and the answer names no person', async () => {
  const { token, put, ask, client } = await aMuseum();
  const { rows } = await put(
    `select row_to_json(s)::text as text from wall_screen s where client_id = $1
     union all select row_to_json(a)::text from audit_entry a where client_id = $1`,
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await ask()).body).not.toContain(client.subdomain);
});

test('a taken name, unknown parts and pale colours are refused at their fields, an older version in words', async () => {
  const { manager, screen } = await aMuseum();
  const unknown = '00000000-0000-7000-8000-000000000000';
  const wrong = { ...typed, locationId: unknown, channelId: unknown, productIds: [unknown] };
  expect(await refusalsOf(createWallScreen(manager, { ...typed, name: 'ENTRANCE HALL' }))).toEqual([
    'name: wall-name-taken',
  ]);
  expect(await refusalsOf(changeWallScreen(manager, screen.id, wrong))).toEqual([
    'locationId: location-unknown',
    'channelId: channel-unknown',
    'productIds: wall-product-unknown',
  ]);
  expect(await refusalsOf(changeWallScreen(manager, screen.id, { ...typed, textColour: '#223344' }))).toEqual(
    ['textColour: wall-contrast-too-low'],
  );
  await changeWallScreen(manager, screen.id, { ...typed, name: 'Hall' }, 1);
  expect(await refusalsOf(changeWallScreen(manager, screen.id, typed, 1))).toEqual([
    expect.stringContaining('changed-meanwhile'),
  ]);
});

test('who may only look changes nothing, and another museum finds no screen', async () => {
  const { client, screen } = await aMuseum();
  const reader = await signedInAs(app, client, 'read only');
  for (const act of [createWallScreen(reader, typed), changeWallScreen(reader, screen.id, typed)]) {
    await expect(act).rejects.toThrow('missing');
  }
  await expect(makeScreenLink(reader, screen.id)).rejects.toThrow('missing');
  await expect(revokeScreenLink(reader, screen.id)).rejects.toThrow('missing');
  const stranger = await signedInAs(app, await aClient(app));
  await expect(changeWallScreen(stranger, screen.id, typed)).rejects.toThrow('wall-screen-not-found');
  await expect(deleteWallScreen(stranger, screen.id)).rejects.toThrow('wall-screen-not-found');
});
