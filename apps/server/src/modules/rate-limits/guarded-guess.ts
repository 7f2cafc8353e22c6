import { BLOCKING_FAILURES } from '@foyer/domain/identity/account-state.ts';
import type { App } from '../../platform/app.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import { callerNetwork } from '../../platform/http/caller-network.ts';
import { countBounded, tryBounded } from './bounded-try.ts';

interface Guess {
  /** What is guessed: 'order', 'account link', 'pairing code'. */
  what: string;
  ip: string;
  /**
   * Short enough to be found by trying: after ten misses every try of that address is refused for a minute. A long
   * secret is always looked up, so that the misses of others never lock out its owner.
   */
  isShort?: boolean;
}

/**
 * Opens something by a secret that a caller sends, and counts the misses of an address like failed sign-ins, also
 * parallel ones.
 * @throws SlowDownError after ten misses in 15 minutes; else what `open` throws.
 */
export async function guardGuess<T>(
  app: App,
  { what, ip, isShort = false }: Guess,
  open: () => Promise<T>,
): Promise<T> {
  const subject = `${what} from ${callerNetwork(ip)}`;
  return isShort ? openShort(app, subject, open) : openLong(app, subject, open);
}

async function openLong<T>(app: App, subject: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (isMiss(error)) await countBounded(app, [subject]);
    throw error;
  }
}

async function openShort<T>(app: App, subject: string, open: () => Promise<T>): Promise<T> {
  let miss: unknown;
  const opened = await tryBounded(app, [{ subject, failures: BLOCKING_FAILURES }], async () => {
    try {
      return { value: await open() };
    } catch (error) {
      if (!isMiss(error)) throw error;
      miss = error;
      return undefined;
    }
  });
  if (!opened) throw miss;
  return opened.value;
}

/** Nothing is opened by it; a rule that says no to something that is open is no miss. */
function isMiss(error: unknown): boolean {
  return error instanceof NotFoundError || (error instanceof RefusedError && error.status === 404);
}
