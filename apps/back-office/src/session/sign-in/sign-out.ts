import { legacyUrl } from '../graphql/api-url.ts';
import { clearSession, readToken } from './token-store.ts';

const timeoutMs = 30_000;

/**
 * Ends the session on the server, then removes both tokens and the acting client. An answer that is not OK
 * rejects, and everything stays as it was.
 */
export async function signOut(): Promise<void> {
  const response = await fetch(legacyUrl('/logout'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readToken()}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw response;
  clearSession();
}
