import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import { listTicketGroupsForSale } from '../catalog/index.ts';
import { changeProductChannels } from './change-product-channels.ts';
import { getChannel } from './channel.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aPageOnSale() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const page = await aSalesPage(database.owner, client.clientId);
  const titles = (channelId?: string) =>
    manager.inClient(async (scope) => {
      const groups = await listTicketGroupsForSale(scope, {
        ticketGroupIds: [page.ticketGroupId],
        salesPoint: 'website',
        ...(channelId && { channelId }),
        language: 'en',
        fallbackLanguage: 'nl',
      });
      return groups.map(({ title }) => title);
    });
  const save = (enabled: boolean, nameOnChannel = '', channelId = page.channelId) =>
    changeProductChannels(manager, page.productId, [{ channelId, enabled, nameOnChannel }]);
  return { client, manager, page, titles, save };
}

test('a product that is disabled on a channel is not sold there, and elsewhere it is', async () => {
  const { page, titles, save } = await aPageOnSale();
  expect(await titles(page.channelId)).toEqual(['Salt & Light']);
  await save(false);
  expect(await titles(page.channelId)).toEqual([]);
  expect(await titles()).toEqual(['Salt & Light']);
  await save(true);
  expect(await titles(page.channelId)).toEqual(['Salt & Light']);
});

test('its name on a channel is what visitors of that channel read', async () => {
  const { client, page, titles, save } = await aPageOnSale();
  await database.owner.query('update product set name = $2 where client_id = $1', [
    client.clientId,
    'Salt & Light',
  ]);
  await save(true, 'Tentoonstelling Zout & Licht');
  expect(await titles(page.channelId)).toEqual(['Tentoonstelling Zout & Licht']);
  expect(await titles()).toEqual(['Salt & Light']);
});

test('enabled on a channel that has none of its ticket groups it is connected, after what is there', async () => {
  const { client, manager, page, save } = await aPageOnSale();
  const other = await aSalesPage(database.owner, client.clientId);
  await save(true, '', other.channelId);
  const channel = await manager.inClient((scope) => getChannel(scope, other.channelId));
  expect(channel.ticketGroupIds).toEqual([other.ticketGroupId, page.ticketGroupId]);
});

test('another museum’s channel is unknown, a name has two characters, and a reader may not', async () => {
  const { client, page, save } = await aPageOnSale();
  const stranger = await aPageOnSale();
  expect(await refusalsOf(save(true, '', stranger.page.channelId))).toEqual(['channels: channel-unknown']);
  expect(await refusalsOf(save(true, 'x'))).toEqual(['0.nameOnChannel: name-on-channel-too-short']);
  const reader = await signedInAs(app, client, 'read only');
  await expect(changeProductChannels(reader, page.productId, [])).rejects.toBeInstanceOf(NotAllowedError);
});

test('a save that has not seen the last change of the product is refused, and its channels stay', async () => {
  const { manager, page, save, titles } = await aPageOnSale();
  const { version } = await save(true);
  await save(true);
  const off = [{ channelId: page.channelId, enabled: false, nameOnChannel: '' }];
  const late = changeProductChannels(manager, page.productId, off, version);
  expect(await refusalsOf(late)).toEqual(['main: changed-meanwhile']);
  expect(await titles(page.channelId)).toEqual(['Salt & Light']);
});
