/** A session ends 30 days after sign-in, whatever happens in between; so long before, one is warned. */
export const warnBeforeMs = 120_000;

/** When the session of a token ends for good (ms); undefined for a token that does not say. */
export function sessionEndOf(token: string | null): number | undefined {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: { session_ends_at?: unknown } = JSON.parse(atob(payload));
    return typeof claims.session_ends_at === 'number' ? claims.session_ends_at * 1000 : undefined;
  } catch {
    return undefined;
  }
}
