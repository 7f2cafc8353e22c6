import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { countMinute } from './waiting-minute.repository.ts';
import { touchPlaces } from './waiting-place.repository.ts';

/** Asking pages are written together, once in so many milliseconds. */
const WRITE_AFTER_MS = 1_000;

interface Noted {
  seen: Map<number, Date>;
  refused: number;
  timer: NodeJS.Timeout | null;
}

const notes = new WeakMap<App, Map<string, Noted>>();

/** The page of a place asked: it is there. */
export function noteSeen(app: App, room: { clientId: string; channelId: string }, entry: number): void {
  note(app, room).seen.set(entry, app.clock());
}

/** A place was forged, copied or used before. */
export function noteRefused(app: App, room: { clientId: string; channelId: string }): void {
  note(app, room).refused += 1;
}

function note(app: App, { clientId, channelId }: { clientId: string; channelId: string }): Noted {
  const ofApp = notes.get(app) ?? new Map<string, Noted>();
  notes.set(app, ofApp);
  const key = `${clientId} ${channelId}`;
  const noted = ofApp.get(key) ?? { seen: new Map(), refused: 0, timer: null };
  ofApp.set(key, noted);
  noted.timer ??= setTimeout(() => {
    void writeSeen(app, { clientId, channelId });
  }, WRITE_AFTER_MS).unref();
  return noted;
}

/** Writes what was noted. What cannot be written is lost: pages ask again. */
export async function writeSeen(app: App, { clientId, channelId }: { clientId: string; channelId: string }) {
  const ofApp = notes.get(app);
  const noted = ofApp?.get(`${clientId} ${channelId}`);
  if (!ofApp || !noted) return;
  if (noted.timer) clearTimeout(noted.timer);
  ofApp.delete(`${clientId} ${channelId}`);
  const { seen, refused } = noted;
  await inClient(app.db, clientId, async (scope) => {
    const cameBack = seen.size > 0 ? await touchPlaces(scope, channelId, seen) : 0;
    if (cameBack + refused > 0) await countMinute(scope, channelId, app.clock(), { cameBack, refused });
  }).catch((error) => app.log.warn({ error }, 'asking pages of a waiting room were not written'));
}
