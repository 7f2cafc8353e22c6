import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { describeSalesPage } from './describe-sales-page.ts';
import { previewSalesPage } from './preview-sales-page.ts';
import { showSalesPage } from './show-sales-page.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const client = await aClient(app);
const page = await aSalesPage(database.owner, client.clientId);
const call = await signedInAs(app, client);
const typed = {
  title: 'Getij',
  url: 'getij',
  languages: ['nl', 'en'],
  defaultLanguage: 'nl',
  texts: {
    ticketsHeading: { nl: 'Kom binnen' },
    termsText: { nl: '<p onclick="x()">Voorwaarden</p><script>x()</script>' },
  },
  ticketGroupIds: [page.ticketGroupId],
  salesFlow: { style: { corners: 'round' } },
};
const preview = (changes: object = {}, language = 'nl') =>
  call.inClientReadOnly((scope) =>
    previewSalesPage(app, scope, { id: page.channelId, typed: { ...typed, ...changes }, language }),
  );

test('an unpublished page is shown with what is typed, and nothing of it is kept', async () => {
  await database.owner.query('update channel set publication_on = false where id = $1', [page.channelId]);
  const shown = await preview();
  expect(shown).toMatchObject({
    isPreview: true,
    channel: {
      title: 'Getij',
      language: 'nl',
      texts: { ticketsHeading: 'Kom binnen', termsText: '<p>Voorwaarden</p>' },
      style: { corners: 'round' },
    },
    ticketGroups: [{ id: page.ticketGroupId }],
  });
  await database.owner.query('update channel set publication_on = true where id = $1', [page.channelId]);
  const visited = await showSalesPage(app, { client: client.subdomain, channel: page.url }, 'nl');
  expect(visited.isPreview).toBe(false);
  expect(visited.channel).toMatchObject({ title: page.url, texts: {}, style: { corners: 'soft' } });
});

test('what a save refuses is refused at the same field', async () => {
  expect(await refusalsOf(preview({ defaultLanguage: 'de' }))).toEqual([
    'defaultLanguage: default-language-not-selected',
  ]);
});

test('the channel of another client is not found', async () => {
  const stranger = await signedInAs(app, await aClient(app));
  const asked = stranger.inClientReadOnly((scope) =>
    previewSalesPage(app, scope, { id: page.channelId, typed, language: 'nl' }),
  );
  await expect(asked).rejects.toThrow('channel-not-found');
});

test('the frame is a page without anything of a client', async () => {
  expect(await describeSalesPage(app, '/shop/ui/preview')).toEqual({ status: 200, title: 'Foyer' });
});

test('a page says its own heading, title and description before its script has run', async () => {
  for (const [field, text] of [
    ['ticketsHeading', 'Kom binnen'],
    ['searchTitle', 'Tickets voor Getij'],
    ['searchDescription', 'Zee & licht'],
  ])
    await database.owner.query(
      `insert into content (client_id, owner, owner_id, language, field, text)
       values ($1, 'channel', $2, 'en', $3, $4)`,
      [client.clientId, page.channelId, field, text],
    );
  const head = await describeSalesPage(app, `/shop/${client.subdomain}/${page.url}`, 'en');
  expect(head).toMatchObject({ title: 'Tickets voor Getij', description: 'Zee & licht' });
  expect(head?.firstContent?.html).toContain('<h1>Kom binnen</h1>');
});
