import type { App } from '../../../platform/app.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { readFiguresStamp } from './figures-stamp.repository.ts';

const LOOK_MS = 2_000;

export interface Watching {
  stop(): void;
}

interface Watch extends Watching {
  readonly listeners: Set<() => void>;
  /** It knows the figures that the next look is compared with. */
  hasBegun(): boolean;
}

/** By client: one look for all who listen in this process, and none without listeners. */
const watches = new WeakMap<App, Map<string, Watch>>();

/**
 * Calls `listener` once it has begun to listen, since what the caller knows may be older, then within some seconds after the
 * figures of a client have changed, whichever process changed them.
 */
export function watchFigures(app: App, clientId: string, listener: () => void): Watching {
  const ofApp = watches.get(app) ?? new Map<string, Watch>();
  watches.set(app, ofApp);
  const watch = ofApp.get(clientId) ?? startWatch(app, clientId);
  ofApp.set(clientId, watch);
  watch.listeners.add(listener);
  if (watch.hasBegun()) listener();
  const stop = () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0 || ofApp.get(clientId) !== watch) return;
    watch.stop();
    ofApp.delete(clientId);
  };
  return { stop };
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
      if (stamp !== last) for (const listener of listeners) listener();
      last = stamp;
    } catch (error) {
      // The page asks again by itself each minute.
      app.log.warn({ err: error }, 'the figures could not be watched');
    } finally {
      isLooking = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return { listeners, hasBegun: () => last !== undefined, stop: () => clearInterval(timer) };
}
