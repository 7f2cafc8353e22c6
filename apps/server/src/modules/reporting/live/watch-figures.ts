import type { App } from '../../../platform/app.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { readFiguresStamp } from './figures-stamp.repository.ts';

const LOOK_MS = 2_000;

export interface Watching {
  /** What changes from then on is heard. */
  hasBegun: Promise<void>;
  stop(): void;
}

interface Watch extends Watching {
  readonly listeners: Set<() => void>;
}

/** By client: one look for all who listen in this process, and none without listeners. */
const watches = new WeakMap<App, Map<string, Watch>>();

/** Calls `listener` within some seconds after the figures of a client have changed, whichever process changed them. */
export function watchFigures(app: App, clientId: string, listener: () => void): Watching {
  const ofApp = watches.get(app) ?? new Map<string, Watch>();
  watches.set(app, ofApp);
  const watch = ofApp.get(clientId) ?? startWatch(app, clientId);
  ofApp.set(clientId, watch);
  watch.listeners.add(listener);
  const stop = () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0 || ofApp.get(clientId) !== watch) return;
    watch.stop();
    ofApp.delete(clientId);
  };
  return { hasBegun: watch.hasBegun, stop };
}

function startWatch(app: App, clientId: string): Watch {
  const listeners = new Set<() => void>();
  let last: string | undefined;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const stamp = await inClientReadOnly(app.db, clientId, readFiguresStamp);
      if (last !== undefined && stamp !== last) for (const listener of listeners) listener();
      last = stamp;
    } catch (error) {
      // The page asks again by itself each minute.
      app.log.warn({ err: error }, 'the figures could not be watched');
    } finally {
      isLooking = false;
    }
  };
  const hasBegun = look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return { listeners, hasBegun, stop: () => clearInterval(timer) };
}
