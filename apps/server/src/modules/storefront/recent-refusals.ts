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
/** More than so many wait with the others of their lane, which says when it is full. */
const MOST_BEHIND_ONE = 5_000;

interface Refused {
  clientId: string;
  channelId: string;
  error: RefusedError;
  /** When its batch began to read, by the machine's time and by the app's clock, which may be set. */
  readAt: number;
  at: number;
  /** How often places had been given back by then. */
  releases: number;
  /** Ends when who asked first after it was too old has his answer. */
  askedAnew?: Promise<void>;
  /** How many wait for him. */
  behind: number;
}

interface Asked {
  channel: string;
  wishKey: string;
  idempotencyKey: string | null;
}

const refusedOf = new WeakMap<App, Map<string, Refused>>();

const keyOf = (subdomain: string, { channel, wishKey }: Asked) => `${subdomain} ${channel} ${wishKey}`;

/**
 * Asks for a wish, or refuses it where it was refused for want of places a moment ago: after the sell-out nothing of the
 * offer is read for each of those who still ask. A refusal that is too old is asked about anew by the first who comes;
 * the others wait for what he is told. Places given back in this process count at once, in others within the tenth of a
 * second that a refusal is good for.
 * @throws RefusedError the refusal of that moment; never where the request is a repeated one whose cart is there.
 */
export async function askUnlessRefused<Answer>(
  app: App,
  subdomain: string,
  asked: Asked,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const find = () => refusedOf.get(app)?.get(keyOf(subdomain, asked));
  const last = find();
  if (!last) return ask();
  if (isOld(app, last) && !isOver(last)) {
    if (!last.askedAnew) {
      const answer = ask();
      last.askedAnew = answer.then(nothing, nothing);
      return answer;
    }
    last.behind += 1;
    if (last.behind <= MOST_BEHIND_ONE) await last.askedAnew;
  }
  const known = find();
  if (known && !isOld(app, known) && !isOver(known) && !(await hasCartOf(app, known, asked)))
    throw known.error;
  return ask();
}

const nothing = () => {};

/** Places have been given back since. */
const isOver = ({ clientId, releases }: Refused) => releases !== releasesOf(clientId);

async function hasCartOf(
  app: App,
  { clientId, channelId }: Refused,
  { idempotencyKey }: Asked,
): Promise<boolean> {
  return idempotencyKey !== null && hasCart(app, clientId, { channelId, idempotencyKey });
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
      found.set(keyOf(subdomain, asked), { ...read, channelId, error, behind: 0 });
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
