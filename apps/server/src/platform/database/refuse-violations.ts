import type { Refusal } from '@foyer/domain/result/result.ts';
import { RefusedError } from '../errors.ts';
import { findViolatedConstraint } from './constraint-violation.ts';

/**
 * Refusals for violated unique constraints: where a constraint wins a race that the rule could not see, the answer
 * carries the rule's own refusal. Violations of other constraints are thrown as the bug they are.
 */
export async function refuseViolations<T>(
  refusals: Readonly<Record<string, Refusal>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = findViolatedConstraint(error);
    const refusal = constraint === undefined ? undefined : refusals[constraint];
    if (refusal) throw new RefusedError([refusal]);
    throw error;
  }
}
