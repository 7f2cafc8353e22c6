import { apiUrl } from '../../../session/graphql/api-url.ts';
import { isServerReachable, noteFound, noteLost } from '../../../session/graphql/connection.ts';

/** Together less than the 2 s within which a desk knows that it has no connection. */
const pauseMs = 400;
const patienceMs = 1_500;

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
