import { withheldCode } from '@foyer/domain/capacity/sale-refusal.ts';
import type { App } from '../../platform/app.ts';
import { batchLanes } from '../../platform/batch-lanes.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { RefusedError } from '../../platform/errors.ts';
import { releasesOf } from '../capacity/index.ts';
import { listCartKeys } from './cart.repository.ts';

/** A refusal may be told so long after its counters were read. */
const GOOD_FOR_MS = 100;
const MOST_KEPT = 5_000;

interface Refused {
  clientId: string;
  channelId: string;
  error: RefusedError;
  /** When its batch began to read, by the machine's time and by the app's clock, which may be set. */
  readAt: number;
  at: number;
  /** How often places had been given back by then. */
  releases: number;
}

interface Asked {
  channel: string;
  wishKey: string;
  idempotencyKey: string | null;
}

const refusedOf = new WeakMap<App, Map<string, Refused>>();

const keyOf = (subdomain: string, { channel, wishKey }: Asked) => `${subdomain} ${channel} ${wishKey}`;

/**
 * Refuses a wish that was refused for want of places a moment ago: after the sell-out nothing of the offer is read for
 * each of those who still ask. Places given back in this process count at once, in others within the tenth of a second
 * that a refusal is good for.
 * @throws RefusedError the refusal of that moment; never where the request is a repeated one whose cart is there.
 */
export async function refuseAsBefore(app: App, subdomain: string, asked: Asked): Promise<void> {
  const known = refusedOf.get(app)?.get(keyOf(subdomain, asked));
  if (!known || isOld(app, known) || known.releases !== releasesOf(known.clientId)) return;
  const { clientId, channelId, error } = known;
  const { idempotencyKey } = asked;
  if (idempotencyKey !== null && (await hasCart(app, clientId, { channelId, idempotencyKey }))) return;
  throw error;
}

function isOld(app: App, { readAt, at }: Refused): boolean {
  const passed = app.clock().getTime() - at;
  return performance.now() - readAt > GOOD_FOR_MS || passed < 0 || passed > GOOD_FOR_MS;
}

/** Whether there is a cart of this key, asked for many at once. */
const hasCart = batchLanes<{ channelId: string; idempotencyKey: string }, boolean>(
  { batch: 1_000, waiting: 10_000, waitingInAll: 30_000, atOnce: 1 },
  async (app, clientId, asked) => {
    const keys = await inClient(app.db, clientId, (scope) => listCartKeys(scope, asked));
    return asked.map(({ channelId, idempotencyKey }) => {
      return { status: 'fulfilled', value: keys.has(`${channelId} ${idempotencyKey}`) };
    });
  },
);

/** The refusals of a batch, kept once it has ended. */
export interface RefusalRecord {
  add(asked: Asked, channelId: string, error: RefusedError): void;
  keep(): void;
}

/** Call before the batch reads a counter. */
export function beginRefusals(app: App, subdomain: string, clientId: string): RefusalRecord {
  const [readAt, at] = [performance.now(), app.clock().getTime()];
  const read = { clientId, readAt, at, releases: releasesOf(clientId) };
  const found = new Map<string, Refused>();
  return {
    add: (asked, channelId, error) => {
      // what is withheld from a channel may be released by a setting: only a lack of places is kept
      if (error.refusals.some(({ code }) => code === withheldCode)) return;
      found.set(keyOf(subdomain, asked), { ...read, channelId, error });
    },
    keep: () => {
      if (found.size === 0) return;
      const kept = refusedOf.get(app) ?? new Map<string, Refused>();
      refusedOf.set(app, kept);
      for (const [key, refused] of found) {
        kept.delete(key);
        kept.set(key, refused);
      }
      // the oldest first: what is asked for comes from outside
      for (const key of kept.keys()) {
        if (kept.size <= MOST_KEPT) break;
        kept.delete(key);
      }
    },
  };
}
