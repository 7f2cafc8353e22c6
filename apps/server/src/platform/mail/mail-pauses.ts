const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Until the mail server is tried again that took nothing so many times: from 5 seconds, doubled, to 5 minutes. */
export function pauseOfServerMs(tries: number): number {
  return Math.min(5 * SECOND_MS * 2 ** (tries - 1), 5 * MINUTE_MS);
}

/** Until a mail is tried again that its server deferred so many times: from a minute, doubled, to an hour. */
export function pauseOfMailMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), 60 * MINUTE_MS);
}

/** How long a mail waits before it has failed: an outage of three days, and one more day to end it. */
export const mostWaitMs = 4 * 24 * 60 * MINUTE_MS;
