export interface SignInFailure {
  kind: 'mismatch' | 'disabled' | 'elsewhere' | 'tooMany' | 'busy' | 'unreachable';
  /** How long until the next try may be made; at least 1 with `tooMany`, else 0. */
  waitMinutes: number;
}

/** What a sign-in was rejected with: an HTTP response, or an error where none came. */
export function readSignInFailure(error: unknown): SignInFailure {
  if (!(error instanceof Response)) return { kind: 'unreachable', waitMinutes: 0 };
  if (error.status === 429) {
    const seconds = Number(error.headers.get('retry-after')) || 60;
    return { kind: 'tooMany', waitMinutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
  // The server says when it takes sign-ins again: no password was checked.
  if (error.status === 503 && error.headers.has('retry-after')) return { kind: 'busy', waitMinutes: 0 };
  // The account may be used at its own locations only.
  if (error.status === 403) return { kind: 'elsewhere', waitMinutes: 0 };
  return { kind: error.status < 500 ? 'mismatch' : 'unreachable', waitMinutes: 0 };
}
