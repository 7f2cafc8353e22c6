import type { Refusal } from '../result/result.ts';
import type { AppliedRules, RebookingRule, RuleSource } from './rebooking-rules.ts';

/** Why a ticket cannot be rebooked, as a code whose words are in the catalogues (`errors.<code>`). */
export const rebookingCodes = [
  'rebooking-not-online',
  'rebooking-not-allowed',
  'rebooking-visit-begun',
  'rebooking-too-often',
  'rebooking-not-earlier',
  'rebooking-too-early',
  'rebooking-too-late',
  'rebooking-too-soon',
  'rebooking-in-past',
  'rebooking-same-visit',
  'rebooking-ticket-scanned',
  'rebooking-ticket-not-valid',
  'rebooking-no-visit',
] as const;
export type RebookingCode = (typeof rebookingCodes)[number];

export interface RebookingReason extends Refusal {
  code: RebookingCode;
  params: Record<string, string | number>;
  /** null = no rule of the client: what a ticket or a visit is. */
  decidedBy: RuleSource | null;
  /** Whether an account with `extra` may rebook the ticket in spite of it. */
  isOverridable: boolean;
}

/** A reason that a rule of the client gives. */
export function reasonOfRule(
  code: RebookingCode,
  rule: RebookingRule,
  { sources }: Pick<AppliedRules, 'sources'>,
  params: Record<string, string | number> = {},
): RebookingReason {
  return { code, params, decidedBy: sources[rule], isOverridable: true };
}

/** A reason that is no rule of the client. */
export function reasonOfFact(
  code: RebookingCode,
  params: Record<string, string | number> = {},
  isOverridable = false,
): RebookingReason {
  return { code, params, decidedBy: null, isOverridable };
}
