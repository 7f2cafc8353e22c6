/**
 * Why a session ended without a logout: it is used from elsewhere than the account's locations, its 30 days are over,
 * another tab ended it, or the server refused it (the password was changed, the session was ended elsewhere).
 */
export type EndReason = 'elsewhere' | 'expired' | 'otherTab' | 'refused';

let reason: EndReason | undefined;

/** The sign-in page shows the reason. The first one of several counts: those after it are its consequences. */
export function noteEnd(why: EndReason): void {
  reason ??= why;
}

/** Kept until new tokens are stored, so that the sign-in page may be drawn twice. */
export function findEndReason(): EndReason | undefined {
  return reason;
}

export function forgetEnd(): void {
  reason = undefined;
}
