import type { Result } from '../result/result.ts';

/** Letters that a look-up needs at least. */
export const minimumPersonLetters = 4;

/** What was typed to find a person: the whole e-mail address, or a part of the name. */
export type PersonQuery = { by: 'email'; email: string } | { by: 'name'; part: string };

/** @returns refusals `person-query-too-short` and `person-query-too-long` at `query`. */
export function readPersonQuery(typed: string): Result<PersonQuery> {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const refuse = (code: string, params?: Record<string, number>): Result<PersonQuery> => ({
    ok: false,
    refusals: [{ code, field: 'query', ...(params ? { params } : {}) }],
  });
  if (text.length < minimumPersonLetters) {
    return refuse('person-query-too-short', { minimum: minimumPersonLetters });
  }
  if (text.length > 254) return refuse('person-query-too-long');
  return {
    ok: true,
    value: text.includes('@') ? { by: 'email', email: text.toLowerCase() } : { by: 'name', part: text },
  };
}
