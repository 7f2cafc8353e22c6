import { apiUrl } from '../graphql/api-url.ts';
import { type EndReason, noteEnd } from './end-reason.ts';
import { sessionEndOf } from './session-end.ts';
import { clearTokens, findRefreshToken, findToken, isLoggedIn, storeTokens } from './token-store.ts';

const lockName = 'foyer.refresh';
const timeoutMs = 30_000;
/** Before each further try of a refresh that got no answer; the call fails after the last one. */
const pausesMs = [500, 1_500, 4_000];

let underWay: Promise<void> | null = null;

/** The server said no, or there is no refresh token: the session is over and both tokens are removed. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * Exchanges the refresh token for a new pair. All calls that are in flight share one exchange, and the tabs of a
 * browser take turns: a tab that had to wait takes over the pair that the other one brought. Only an answer that says
 * no removes the tokens (`SessionEndedError`); without an answer, or with a 5xx, the exchange is tried again with
 * back-off, then rejected with the tokens kept (product.md, section 2).
 */
export function refreshSession(): Promise<void> {
  underWay ??= exchangeInTurn().finally(() => {
    underWay = null;
  });
  return underWay;
}

function exchangeInTurn(): Promise<void> {
  const before = findRefreshToken();
  if (!navigator.locks) return exchange(before);
  return navigator.locks.request(lockName, async () => {
    const now = findRefreshToken();
    if (now !== before && isLoggedIn()) return;
    await exchange(now);
  });
}

async function exchange(refreshToken: string | null): Promise<void> {
  if (refreshToken === null) return end('refused');
  const response = await answerOf(refreshToken);
  if (!response.ok) return end(await reasonOf(response));
  const answer: { token: string; refresh_token: string } = await response.json();
  storeTokens({ token: answer.token, refreshToken: answer.refresh_token });
}

/** The answer of the server itself, be it yes or no. */
async function answerOf(refreshToken: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const last = tries === pausesMs.length;
    try {
      const response = await fetch(apiUrl('/v1/token/refresh'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: refreshToken }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok || (await isRefusal(response))) return response;
      if (last) throw response;
    } catch (error) {
      if (last) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pausesMs[tries]));
  }
}

async function isRefusal(response: Response): Promise<boolean> {
  return response.status === 400 || response.status === 401 || (await isElsewhere(response));
}

/** A 403 of something on the way, such as a proxy, is no answer of Foyer. */
async function isElsewhere(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const { code }: { code?: string } = await response
    .clone()
    .json()
    .catch(() => ({}));
  return code === 'login_refused_by_location';
}

async function reasonOf(response: Response): Promise<EndReason> {
  if (await isElsewhere(response)) return 'elsewhere';
  const endsAt = sessionEndOf(findToken());
  return endsAt !== undefined && endsAt <= Date.now() ? 'expired' : 'refused';
}

function end(reason: EndReason): never {
  noteEnd(reason);
  clearTokens();
  throw new SessionEndedError(`The session ended: ${reason}`);
}
