import { silenceOf, unreachable } from './connection.ts';
import { RequestError } from './request-error.ts';

/** Before each further try of a query; the query fails after the last one. */
const pausesMs = [500, 1_500, 4_000];
/** A longer Retry-After is shortened to this, so that a page says in half a minute that it failed. */
const longestPauseMs = 8_000;
/** Up to a quarter more at random, so that the pages that failed together do not ask together. */
const jitter = 0.25;

/**
 * Whether a query that failed is sent again by itself: the server was too busy (503) or away behind its gateway (502), or
 * was not reached. Never for a mutation, which may have been carried out.
 */
export function isAskedAgain(failures: number, error: Error): boolean {
  if (failures >= pausesMs.length) return false;
  if (error instanceof RequestError) return error.retryAfterMs !== undefined;
  return silenceOf(error) === unreachable;
}

/** Back-off with jitter; at least what the server asked for in Retry-After, within the bound. */
export function pauseBeforeAsking(
  failures: number,
  error: Error,
  random: () => number = Math.random,
): number {
  const asked = error instanceof RequestError ? (error.retryAfterMs ?? 0) : 0;
  const pauseMs = Math.max(pausesMs[failures] ?? 0, Math.min(asked, longestPauseMs));
  return Math.round(pauseMs * (1 + jitter * random()));
}
