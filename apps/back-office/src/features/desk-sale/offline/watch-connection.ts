import { apiUrl } from '../../../session/graphql/api-url.ts';
import { isServerReachable, noteFound, noteLost } from '../../../session/graphql/connection.ts';

/** Together less than the 2 s within which a desk knows that it has no connection. */
const pauseMs = 400;
const patienceMs = 1_500;
/** A server that starts again is there within seconds; one that stays away is asked twelve times a minute. */
const pausesOffline = [1_000, 1_000, 1_500, 2_000, 3_000];
const longestPauseMs = 5_000;

/** Whether the server itself answers: a gateway may answer for it. */
async function answers(): Promise<boolean> {
  const answer = await fetch(apiUrl('/healthz'), {
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  return answer?.ok ?? false;
}

/** Asks once, and notes it. */
export async function tryConnection(): Promise<boolean> {
  const isThere = await answers();
  if (isThere) noteFound();
  else noteLost();
  return isThere;
}

/** Finds a lost connection that no call and no event of the browser has told. @returns how to stop. */
export function watchConnection(): () => void {
  let isStopped = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (isServerReachable() && document.visibilityState === 'visible' && !(await answers()) && !isStopped)
      noteLost();
    if (!isStopped) pause = setTimeout(look, pauseMs);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(pause);
  };
}

interface DeskThatTries {
  isOffline: () => boolean;
  tryNow: () => Promise<void>;
}

/**
 * Tries a lost connection soon and often, then less often. A try may find the server and still fail, where its database is not
 * there yet: the next one comes as soon. @returns how to stop.
 */
export function tryWhileOffline({ isOffline, tryNow }: DeskThatTries): () => void {
  let isStopped = false;
  let tries = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (isOffline()) {
      tries += 1;
      await tryNow();
    } else tries = 0;
    if (!isStopped) pause = setTimeout(look, pausesOffline[tries] ?? longestPauseMs);
  };
  pause = setTimeout(look, pausesOffline[0]);
  return () => {
    isStopped = true;
    clearTimeout(pause);
  };
}
