import { apiUrl } from '../graphql/api-url.ts';
import { noteEndedElsewhere } from './ended-elsewhere.ts';
import { clearTokens, findRefreshToken, isLoggedIn, storeTokens } from './token-store.ts';

const lockName = 'foyer.refresh';
const timeoutMs = 30_000;

let underWay: Promise<void> | null = null;

/**
 * Exchanges the refresh token for a new pair. All calls that are in flight share one exchange, and the tabs of a
 * browser take turns: a tab that had to wait takes over the pair that the other one brought. On failure both
 * tokens are removed and the promise is rejected.
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
  try {
    const response = await fetch(apiUrl('/v1/token/refresh'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 403 = from elsewhere than the account's locations.
    if (response.status === 403) noteEndedElsewhere();
    if (!response.ok) throw response;
    const answer: { token: string; refresh_token: string } = await response.json();
    storeTokens({ token: answer.token, refreshToken: answer.refresh_token });
  } catch (error) {
    clearTokens();
    throw error;
  }
}
