import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError, RefusedError } from '../../platform/errors.ts';
import { changeChannel } from './change-channel.ts';
import { createChannel } from './create-channel.ts';
import { findPublishedChannel } from './find-published-channel.ts';
import { publishChannel } from './publish-channel.ts';
import { unpublishChannel } from './unpublish-channel.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const manager = await signedInAs(app, client);
const { ticketGroupId } = await aSalesPage(database.owner, client.clientId);
const today = '2026-11-20';

const form = (changes = {}) => ({
  title: `Tickets ${randomUUID()}`,
  url: `tickets-${randomUUID()}`,
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  texts: { ticketsIntro: { nl: 'Welkom', en: 'Welcome' } },
  ...changes,
});

/** Of a channel that Publish lets through: it sells something. */
const selling = (changes = {}) => form({ ticketGroupIds: [ticketGroupId], ...changes });

async function codesOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RefusedError)) throw error ?? new Error('was not refused');
  return error.refusals.map(({ field, code }) => `${field}: ${code}`);
}

const published = (url: string) => manager.inClient((scope) => findPublishedChannel(scope, url, today));

describe('making a ticketstreet', () => {
  test('is for clients whose Admin gave them ticketstreets; without, none is published either', async () => {
    const other = await aClient(app);
    const theirs = await signedInAs(app, other);
    const page = await aSalesPage(database.owner, other.clientId);
    const made = await createChannel(theirs, form({ ticketGroupIds: [page.ticketGroupId] }));
    await database.owner.query(`update client set channel_types = '{webshop}' where id = $1`, [
      other.clientId,
    ]);
    expect(await codesOf(createChannel(theirs, form()))).toEqual(['undefined: no-channel-types']);
    expect(await codesOf(publishChannel(theirs, made.id, 'keep the start date'))).toEqual([
      'undefined: no-channel-types',
    ]);
  });

  test('it keeps what was typed and stays closed until it is published', async () => {
    const channel = await createChannel(manager, selling({ url: 'getij', minTickets: 2, maxTickets: 10 }));
    expect(channel).toMatchObject({
      url: 'getij',
      publicationOn: false,
      texts: { ticketsIntro: { nl: 'Welkom', en: 'Welcome' } },
      minTickets: 2,
      maxTickets: 10,
    });
    expect(await published('getij')).toBeUndefined();
    await publishChannel(manager, channel.id, 'keep the start date');
    expect(await published('GETIJ')).toMatchObject({ id: channel.id });
    await unpublishChannel(manager, channel.id);
    expect(await published('getij')).toBeUndefined();
  });

  test('its name is unique in whatever case, and its URL while periods meet', async () => {
    await createChannel(manager, form({ title: 'Summer', url: 'summer', endDate: '2026-08-31' }));
    expect(await codesOf(createChannel(manager, form({ title: 'SUMMER', url: 'summer' })))).toEqual([
      'title: channel-title-taken',
      'url: channel-url-taken',
    ]);
    const next = await createChannel(manager, form({ url: 'summer', startDate: '2026-09-01' }));
    expect(next.url).toBe('summer');
  });

  test('of two that are made at the same moment with one URL, one is refused', async () => {
    const made = await Promise.allSettled([1, 2].map(() => createChannel(manager, form({ url: 'race' }))));
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = made.find((outcome) => outcome.status === 'rejected');
    expect(refusal?.reason).toBeInstanceOf(RefusedError);
  });

  test('a ticket group of another client is unknown', async () => {
    expect(await codesOf(createChannel(manager, form({ ticketGroupIds: [randomUUID()] })))).toEqual([
      'ticketGroupIds: ticket-group-unknown',
    ]);
  });

  test('its maximum of tickets is bounded by what a group of tickets allows, not by a shop', async () => {
    const shop = await aSalesPage(database.owner, client.clientId);
    const sellAs = (itemKind: string) =>
      database.owner.query('update ticket_type set item_kind = $2, max_per_order = 2 where id = $1', [
        shop.ticketTypeId,
        itemKind,
      ]);
    const make = () =>
      createChannel(
        manager,
        selling({ ticketGroupIds: [ticketGroupId, shop.ticketGroupId], maxTickets: 10 }),
      );
    await sellAs('merchandise');
    expect(await make()).toMatchObject({ maxTickets: 10 });
    await sellAs('admission');
    expect(await codesOf(make())).toEqual(['maxTickets: channel-maximum-above-limit']);
  });

  test('reception may not make one', async () => {
    const reception = await signedInAs(app, client, 'reception');
    await expect(createChannel(reception, form())).rejects.toThrow(NotAllowedError);
  });

  test('every act is written in the audit log', async () => {
    const channel = await createChannel(manager, form());
    await changeChannel(manager, channel.id, form({ title: 'New name' }));
    const { rows } = await database.owner.query(
      'select action, after from audit_entry where entity_id = $1 order by id',
      [channel.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['create-channel', 'change-channel']);
    expect(rows[1].after).toMatchObject({ title: 'New name' });
  });
});

describe('publishing a ticketstreet', () => {
  test('one that starts later waits, or starts today', async () => {
    const channel = await createChannel(manager, selling({ startDate: '2027-03-01' }));
    const upcoming = await publishChannel(manager, channel.id, 'keep the start date');
    expect(upcoming.startDate).toBe('2027-03-01');
    expect(await published(channel.url)).toBeUndefined();
    const open = await publishChannel(manager, channel.id, 'start today');
    expect(open.startDate).toBe(today);
    expect(await published(channel.url)).toMatchObject({ id: channel.id });
  });

  test('an unreadable one is refused, also when it is changed afterwards', async () => {
    const pale = { brand: '#C2402A', ink: '#CCCCCC', paper: '#FFFFFF' };
    const channel = await createChannel(manager, selling({ colours: pale }));
    const publish = () => publishChannel(manager, channel.id, 'keep the start date');
    expect(await codesOf(publish())).toEqual(['colours.ink: contrast-too-low']);
    const readable = selling({ title: channel.title, url: channel.url });
    await changeChannel(manager, channel.id, readable);
    await publish();
    expect(await codesOf(changeChannel(manager, channel.id, { ...readable, colours: pale }))).toEqual([
      'colours.ink: contrast-too-low',
    ]);
  });

  test('one whose end is in the past is refused', async () => {
    const channel = await createChannel(manager, selling({ endDate: '2026-11-19' }));
    expect(await codesOf(publishChannel(manager, channel.id, 'start today'))).toEqual([
      'endDate: publication-ended',
    ]);
  });

  test('another client’s page cannot be found', async () => {
    const channel = await createChannel(manager, form());
    const stranger = await signedInAs(app, await aClient(app));
    await expect(publishChannel(stranger, channel.id, 'start today')).rejects.toThrow(NotFoundError);
    await expect(changeChannel(stranger, channel.id, form())).rejects.toThrow(NotFoundError);
  });
});
