/** A session ends 30 days after sign-in, whatever happens in between; so long before, one is warned. */
export const warnBeforeMs = 120_000;

/** When the session of a token ends for good (ms); undefined for a token that does not say. */
export function sessionEndOf(token: string | null): number | undefined {
  const { session_ends_at: endsAt } = claimsOf(token);
  return typeof endsAt === 'number' ? endsAt * 1000 : undefined;
}

/** The id of the account that a token belongs to; undefined for a token that does not say. */
export function accountOf(token: string | null): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' ? sub : undefined;
}

function claimsOf(token: string | null): { session_ends_at?: unknown; sub?: unknown } {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return JSON.parse(atob(payload)) ?? {};
  } catch {
    return {};
  }
}
