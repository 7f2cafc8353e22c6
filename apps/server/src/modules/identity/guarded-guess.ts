import type { App } from '../../platform/app.ts';
import { NotFoundError, RefusedError, SlowDownError } from '../../platform/errors.ts';
import { callerNetwork } from '../../platform/http/caller-network.ts';
import { findSignInDelay, recordFailure } from './sign-in-attempts.ts';

interface Guess {
  /** What is guessed: 'order', 'account link', 'pairing code'. */
  what: string;
  ip: string;
  /**
   * Short enough to be found by trying: after ten misses nobody of that address is even heard for a minute. What
   * cannot be guessed is heard always, so that the misses of others never keep a visitor from an own order.
   */
  isShort?: boolean;
}

/**
 * Opens something by a secret that somebody sends along, and counts the misses of an address like failed sign-ins.
 * @throws SlowDownError after ten misses in 15 minutes; else what `open` throws.
 */
export async function guardGuess<T>(
  app: App,
  { what, ip, isShort = false }: Guess,
  open: () => Promise<T>,
): Promise<T> {
  const subjects = [`${what} from ${callerNetwork(ip)}`];
  const refuseIfSlowed = async () => {
    const waitSeconds = await findSignInDelay(app, subjects);
    if (waitSeconds > 0) throw new SlowDownError(waitSeconds);
  };
  if (isShort) await refuseIfSlowed();
  try {
    return await open();
  } catch (error) {
    if (!isMiss(error)) throw error;
    if (!isShort) await refuseIfSlowed();
    await recordFailure(app, subjects);
    throw error;
  }
}

/** Nothing is opened by it; a rule that says no to something that is open is no miss. */
function isMiss(error: unknown): boolean {
  return error instanceof NotFoundError || (error instanceof RefusedError && error.status === 404);
}
