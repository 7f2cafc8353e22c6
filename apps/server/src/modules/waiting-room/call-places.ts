import type { App } from '../../platform/app.ts';
import { batcher } from '../../platform/batcher.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { callPlaces } from './called-place.repository.ts';
import { chargeLine } from './waiting-line.repository.ts';
import { listPlaces, type StoredPlace } from './waiting-place.repository.ts';

interface PlaceKey {
  clientId: string;
  channelId: string;
  entry: number;
}

const limits = { batchSize: 1_000, queueSize: 30_000, totalQueueSize: 60_000, concurrency: 2 };
const keyOf = ({ clientId, channelId }: PlaceKey): string => `${clientId} ${channelId}`;

/** Places as they are stored, one statement for all who ask at once; undefined = there is no such place. */
const readTogether = batcher<PlaceKey, StoredPlace | undefined>(limits, async (app, _room, keys) => {
  const [{ clientId, channelId } = { clientId: '', channelId: '' }] = keys;
  const entries = keys.map(({ entry }) => entry);
  return inOrder(await inClient(app.db, clientId, (scope) => listPlaces(scope, channelId, entries)), entries);
});

export const readPlaceOf = (app: App, key: PlaceKey): Promise<StoredPlace | undefined> =>
  readTogether(app, keyOf(key), key);

/** Tells places that it is their turn; the time to begin a cart counts from the first time that their page hears it. */
const callTogether = batcher<PlaceKey, StoredPlace | undefined>(limits, async (app, _room, keys) => {
  const [{ clientId, channelId } = { clientId: '', channelId: '' }] = keys;
  const entries = keys.map(({ entry }) => entry);
  const places = await inClient(app.db, clientId, async (scope) => {
    const called = await callPlaces(scope, channelId, entries, app.clock());
    if (called.late > 0) await chargeLine(scope, channelId, called.late);
    return called.places;
  });
  return inOrder(places, entries);
});

export const callPlace = (app: App, key: PlaceKey): Promise<StoredPlace | undefined> =>
  callTogether(app, keyOf(key), key);

function inOrder(
  places: readonly StoredPlace[],
  entries: readonly number[],
): PromiseSettledResult<StoredPlace | undefined>[] {
  const byEntry = new Map(places.map((place) => [place.entry, place]));
  return entries.map((entry) => ({ status: 'fulfilled', value: byEntry.get(entry) }));
}
