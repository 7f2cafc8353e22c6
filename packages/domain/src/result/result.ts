/**
 * A rule's "no": a stable English code, the input field that it concerns (none = the whole request)
 * and the values that its message needs. The words belong to the screen, never to the rule.
 */
export interface Refusal {
  code: string;
  field?: string;
  params?: Record<string, string | number>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; refusals: readonly Refusal[] };

/** The rule said yes. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** The rule said no, for one reason or several (one per failing field). */
export function refused(...refusals: Refusal[]): { ok: false; refusals: readonly Refusal[] } {
  return { ok: false, refusals };
}
