import type { z } from 'zod';
import { ok, type Refusal, type Result, refused } from './result.ts';

/**
 * Checks what a person typed against a schema that form and server share. A schema's messages are refusal
 * codes; every failing field gives one refusal, with its path as 'periods.0.from' and, where the rule has
 * a bound, that bound as `minimum` or `maximum`.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  typed: unknown,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return ok(parsed.data);
  const firstByField = new Map<string, Refusal>();
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.') || 'main';
    if (!firstByField.has(field)) firstByField.set(field, refusalOf(issue, field));
  }
  return refused(...firstByField.values());
}

function refusalOf(issue: z.core.$ZodIssue, field: string): Refusal {
  const params: Record<string, string | number> = {};
  if (issue.code === 'too_small') params.minimum = Number(issue.minimum);
  if (issue.code === 'too_big') params.maximum = Number(issue.maximum);
  if (issue.code === 'custom') Object.assign(params, issue.params);
  const code = isCode(issue.message) ? issue.message : 'input-invalid';
  return Object.keys(params).length === 0 ? { code, field } : { code, field, params };
}

function isCode(message: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(message);
}
