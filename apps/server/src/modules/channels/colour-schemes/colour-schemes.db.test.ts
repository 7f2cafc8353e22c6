import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../../platform/errors.ts';
import { changeChannel } from '../change-channel.ts';
import { getChannel } from '../channel.repository.ts';
import { createChannel } from '../create-channel.ts';
import { deleteChannel } from '../delete-channel.ts';
import { publishChannel } from '../publish-channel.ts';
import { listColourSchemes } from './colour-scheme.repository.ts';
import { deleteColourScheme } from './delete-colour-scheme.ts';
import { changeColourScheme, createColourScheme } from './save-colour-scheme.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));
const client = await aClient(app);
const manager = await signedInAs(app, client);

const shore = { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' };
const night = { brand: '#1E3C9B', ink: '#12263A', paper: '#EEF1FB' };
const pale = { brand: '#C2402A', ink: '#CCCCCC', paper: '#FFFFFF' };

const aScheme = (colours = shore, name = `Scheme ${randomUUID()}`) =>
  createColourScheme(manager, { name, colours });

const form = (changes = {}) => ({
  title: `Tickets ${randomUUID()}`,
  url: `tickets-${randomUUID()}`,
  languages: ['nl'],
  defaultLanguage: 'nl',
  ...changes,
});

const coloursOf = (id: string) => manager.inClient(async (scope) => (await getChannel(scope, id)).colours);

describe('a colour scheme', () => {
  test('is shared: channels that have it take its colours, and change with it', async () => {
    const { id: colourSchemeId } = await aScheme();
    const one = await createChannel(manager, form({ colourSchemeId, colours: pale }));
    const other = await createChannel(manager, form({ colourSchemeId }), 'webshop');
    expect([one.colours, other.colours]).toEqual([shore, shore]);
    await changeColourScheme(manager, colourSchemeId, { name: `Night ${randomUUID()}`, colours: night });
    expect([await coloursOf(one.id), await coloursOf(other.id)]).toEqual([night, night]);
    await changeChannel(manager, one.id, form({ colours: shore }));
    expect(await coloursOf(one.id)).toEqual(shore);
  });

  test('has a name of its own, in whatever case, also when two are made at once', async () => {
    await aScheme(shore, 'Dune');
    expect(await refusalsOf(aScheme(night, 'DUNE'))).toEqual(['name: colour-scheme-name-taken']);
    const made = await Promise.allSettled([aScheme(shore, 'Race'), aScheme(shore, 'race')]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is deleted only while no channel has it; the refusal names them', async () => {
    const { id: colourSchemeId } = await aScheme();
    const channel = await createChannel(manager, form({ title: 'Getij webshop', colourSchemeId }));
    const refusal = await deleteColourScheme(manager, colourSchemeId).catch((error) => error.refusals);
    expect(refusal).toEqual([
      { code: 'colour-scheme-in-use', params: { count: 1, channels: 'Getij webshop' } },
    ]);
    await deleteChannel(manager, channel.id);
    await deleteColourScheme(manager, colourSchemeId);
    const left = await manager.inClient(listColourSchemes);
    expect(left.map(({ id }) => id)).not.toContain(colourSchemeId);
  });

  test('that is unreadable is on no published channel, whichever of the two comes last', async () => {
    const { id: colourSchemeId } = await aScheme(pale);
    const { ticketGroupId } = await aSalesPage(database.owner, client.clientId);
    const selling = { ticketGroupIds: [ticketGroupId] };
    const channel = await createChannel(manager, form({ ...selling, colourSchemeId }));
    const publish = () => publishChannel(manager, channel.id, 'start today');
    expect(await refusalsOf(publish())).toEqual(['colours.ink: contrast-too-low']);
    const name = `Readable ${randomUUID()}`;
    await changeColourScheme(manager, colourSchemeId, { name, colours: shore });
    await publish();
    expect(await refusalsOf(changeColourScheme(manager, colourSchemeId, { name, colours: pale }))).toEqual([
      'colours.ink: contrast-too-low',
    ]);
    const unreadable = await aScheme(pale);
    const { title, url } = channel;
    const change = form({ ...selling, title, url, colourSchemeId: unreadable.id });
    expect(await refusalsOf(changeChannel(manager, channel.id, change))).toEqual([
      'colours.ink: contrast-too-low',
    ]);
  });

  test('of another client is unknown; reception makes none; an older version is refused', async () => {
    const scheme = await aScheme();
    const stranger = await signedInAs(app, await aClient(app));
    await expect(deleteColourScheme(stranger, scheme.id)).rejects.toThrow(NotFoundError);
    expect(await refusalsOf(createChannel(stranger, form({ colourSchemeId: scheme.id })))).toEqual([
      'colourSchemeId: colour-scheme-unknown',
    ]);
    const reception = await signedInAs(app, client, 'reception');
    await expect(createColourScheme(reception, scheme)).rejects.toThrow(NotAllowedError);
    await changeColourScheme(manager, scheme.id, { name: scheme.name, colours: night }, scheme.version);
    expect(
      await refusalsOf(changeColourScheme(manager, scheme.id, { name: scheme.name, colours: shore }, 1)),
    ).toEqual(['main: changed-meanwhile']);
  });
});
