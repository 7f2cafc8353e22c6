import { randomUUID } from 'node:crypto';
import { publicationState, publicationStates } from '@foyer/domain/channels/channel-publication.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { createChannel } from './create-channel.ts';
import { deleteChannel } from './delete-channel.ts';
import { listFoundChannels, summariseChannels } from './list-found-channels.ts';
import { publishChannel } from './publish-channel.ts';
import { unpublishChannel } from './unpublish-channel.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const today = '2026-11-20';

const form = (changes = {}) => ({
  title: `Tickets ${randomUUID()}`,
  url: `tickets-${randomUUID()}`,
  languages: ['nl'],
  defaultLanguage: 'nl',
  ...changes,
});

const page = { limit: 50, offset: 0 };

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const titles = async (filter: object, where = page) =>
    (await listFoundChannels(manager, filter, where)).map(({ title }) => title);
  /** A form of a channel that Publish lets through: it sells something. The page that came with it is in no list. */
  const selling = async (changes = {}) => {
    const { channelId, ticketGroupId } = await aSalesPage(database.owner, client.clientId);
    await deleteChannel(manager, channelId);
    return form({ ticketGroupIds: [ticketGroupId], ...changes });
  };
  return { client, manager, titles, selling };
}

describe('the list of channels', () => {
  test('has both kinds, each in the tab that the rule of publication says, on every side of today', async () => {
    const { manager } = await aMuseum();
    const dates = [null, '2026-11-19', today, '2026-11-21'];
    for (const startDate of dates)
      for (const endDate of dates) {
        if (startDate !== null && endDate !== null && endDate < startDate) continue;
        for (const isOn of [true, false]) {
          const kind = isOn ? 'webshop' : 'ticketstreet';
          const { id } = await createChannel(manager, form({ startDate, endDate }), kind);
          await database.owner.query('update channel set publication_on = $2 where id = $1', [id, isOn]);
        }
      }
    const all = await listFoundChannels(manager, {}, page);
    expect(all).toHaveLength(26);
    for (const state of publicationStates) {
      const found = await listFoundChannels(manager, { state }, page);
      const byRule = all.filter((channel) => publicationState(channel, today) === state);
      expect(found.map(({ id }) => id).sort()).toEqual(byRule.map(({ id }) => id).sort());
      const { total, counts } = await summariseChannels(manager, { state });
      expect([total, counts[state]]).toEqual([byRule.length, byRule.length]);
    }
  });

  test('is searched by name and URL, narrowed to a kind, sorted and paged', async () => {
    const { manager, titles } = await aMuseum();
    await createChannel(manager, form({ title: 'Zee', url: 'water', endDate: '2027-01-31' }), 'webshop');
    await createChannel(manager, form({ title: 'Aarde', url: 'grond', startDate: '2026-12-01' }));
    await createChannel(manager, form({ title: '100% lucht', url: 'lucht' }));
    expect(await titles({})).toEqual(['100% lucht', 'Aarde', 'Zee']);
    expect(await titles({ sort: '-title' })).toEqual(['Zee', 'Aarde', '100% lucht']);
    expect(await titles({ sort: 'url' })).toEqual(['Aarde', '100% lucht', 'Zee']);
    expect(await titles({ sort: 'end' })).toEqual(['Zee', '100% lucht', 'Aarde']);
    expect(await titles({ sort: '-start' })).toEqual(['Aarde', '100% lucht', 'Zee']);
    expect(await titles({ search: 'WATER' })).toEqual(['Zee']);
    expect(await titles({ search: '0%' })).toEqual(['100% lucht']);
    expect(await titles({ search: 'a_' })).toEqual([]);
    expect(await titles({ kind: 'webshop' })).toEqual(['Zee']);
    expect(await titles({}, { limit: 1, offset: 1 })).toEqual(['Aarde']);
    await expect(titles({ sort: 'price' })).rejects.toThrow(RefusedError);
  });

  test('shows nothing of another client, and needs the right on channel management', async () => {
    const { client, manager, titles } = await aMuseum();
    await createChannel(manager, form());
    const stranger = await signedInAs(app, await aClient(app));
    expect(await listFoundChannels(stranger, {}, page)).toEqual([]);
    expect(await titles({})).toHaveLength(1);
    const reception = await signedInAs(app, client, 'reception');
    await expect(listFoundChannels(reception, {}, page)).rejects.toThrow(NotAllowedError);
  });
});

describe('a channel that is deleted', () => {
  test('is gone for good: it is in no list, cannot be published, and its name and URL are free', async () => {
    const { manager, titles, selling } = await aMuseum();
    const channel = await createChannel(manager, await selling({ title: 'Summer', url: 'summer' }));
    await publishChannel(manager, channel.id, 'start today');
    await deleteChannel(manager, channel.id);
    expect(await titles({})).toEqual([]);
    await expect(publishChannel(manager, channel.id, 'start today')).rejects.toThrow(NotFoundError);
    await expect(deleteChannel(manager, channel.id)).rejects.toThrow(NotFoundError);
    await createChannel(manager, form({ title: 'SUMMER', url: 'summer' }), 'webshop');
    const { rows } = await database.owner.query(
      `select action, before ->> 'title' as title from audit_entry where entity_id = $1 order by id desc limit 1`,
      [channel.id],
    );
    expect(rows).toEqual([{ action: 'delete-channel', title: 'Summer' }]);
  });

  test('is one that was seen as it is: published meanwhile, it stays', async () => {
    const { manager, titles, selling } = await aMuseum();
    const channel = await createChannel(manager, await selling());
    await publishChannel(manager, channel.id, 'start today');
    const stale = deleteChannel(manager, channel.id, channel.version);
    await expect(stale).rejects.toThrow(RefusedError);
    expect(await titles({ state: 'published' })).toHaveLength(1);
  });
});

describe('rights on channels', () => {
  test('on ticketstreets are enough for those; webshops need the right on channel management', async () => {
    const { manager, selling } = await aMuseum();
    const street = await createChannel(manager, await selling());
    const shop = await createChannel(manager, form(), 'webshop');
    const can: RequestContext['can'] = (module, right) =>
      module !== 'channel-management' && manager.can(module, right);
    const streets: RequestContext = {
      ...manager,
      can,
      require(module, right) {
        if (!can(module, right)) throw new NotAllowedError(module, right);
      },
    };
    await publishChannel(streets, street.id, 'start today');
    await unpublishChannel(streets, street.id);
    for (const act of [
      () => publishChannel(streets, shop.id, 'start today'),
      () => unpublishChannel(streets, shop.id),
      () => deleteChannel(streets, shop.id),
      () => createChannel(streets, form(), 'webshop'),
    ])
      await expect(act()).rejects.toThrow(NotAllowedError);
    await deleteChannel(streets, street.id);
  });

  test('another client’s channel cannot be found', async () => {
    const { manager } = await aMuseum();
    const channel = await createChannel(manager, form(), 'webshop');
    const stranger = await signedInAs(app, await aClient(app));
    await expect(deleteChannel(stranger, channel.id)).rejects.toThrow(NotFoundError);
    await expect(unpublishChannel(stranger, channel.id)).rejects.toThrow(NotFoundError);
  });
});
