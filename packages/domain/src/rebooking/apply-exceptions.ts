import type { LocalDate } from '../calendar/local-date.ts';
import {
  type AppliedRules,
  type RebookingException,
  type RebookingRule,
  type RebookingRules,
  type RebookingSettings,
  type RuleSource,
  rebookingRules,
} from './rebooking-rules.ts';

/** What exceptions are matched by. */
export interface ExceptionFacts {
  ticketTypeId: string;
  ticketGroupId: string;
  /** The event or exhibition that the ticket type is linked to. */
  eventId: string | null;
  /** Of the visit that is given up. */
  visitDate: LocalDate | null;
}

/** Whether an exception is for this ticket. */
export function isExceptionFor(
  { target }: Pick<RebookingException, 'target'>,
  ticket: ExceptionFacts,
): boolean {
  switch (target.kind) {
    case 'ticket-type':
      return target.id === ticket.ticketTypeId;
    case 'ticket-group':
      return target.id === ticket.ticketGroupId;
    case 'event':
      return target.id === ticket.eventId;
    case 'period':
      return ticket.visitDate !== null && target.from <= ticket.visitDate && ticket.visitDate <= target.until;
  }
}

/** Whether the first value of a rule allows less than the second. */
const isStricter: {
  [Rule in RebookingRule]: (one: RebookingRules[Rule], other: RebookingRules[Rule]) => boolean;
} = {
  isAllowed: (one, other) => !one && other,
  earlierDays: (one, other) => one < other,
  laterDays: (one, other) => one < other,
  latestHours: (one, other) => one > other,
  mostTimes: (one, other) => one < other,
  feeMinor: (one, other) => one > other,
  isDifferenceReturned: (one, other) => !one && other,
};

/** The stricter of two values of a rule; of equals the first. */
export function stricter<Rule extends RebookingRule>(
  rule: Rule,
  one: RebookingRules[Rule],
  other: RebookingRules[Rule],
): RebookingRules[Rule] {
  return isStricter[rule](other, one) ? other : one;
}

/**
 * The rules of a ticket: those for all tickets, with each rule that exceptions of this ticket name replaced. Where
 * several name the same rule, the strictest counts, whatever the rule for all tickets is.
 */
export function applyExceptions(
  settings: RebookingSettings,
  exceptions: readonly RebookingException[],
  ticket: ExceptionFacts,
): AppliedRules {
  const matching = exceptions.filter((exception) => isExceptionFor(exception, ticket));
  const { buyersRebook: _, ...forAll } = settings;
  const rules: RebookingRules = { ...forAll, isAllowed: true };
  const sources = Object.fromEntries(
    rebookingRules.map((rule) => [rule, applyRule(rules, rule, matching)]),
  ) as Record<RebookingRule, RuleSource>;
  return { ...rules, sources };
}

/** Puts the strictest value that an exception gives to a rule among the rules; answers where the rule comes from. */
function applyRule<Rule extends RebookingRule>(
  rules: RebookingRules,
  rule: Rule,
  matching: readonly RebookingException[],
): RuleSource {
  let found: { value: RebookingRules[Rule]; source: RuleSource } | null = null;
  for (const { id, name, overrides } of matching) {
    const value: RebookingRules[Rule] | null = overrides[rule];
    if (value === null || (found && !isStricter[rule](value, found.value))) continue;
    found = { value, source: { kind: 'exception', exceptionId: id, name } };
  }
  if (!found) return { kind: 'settings' };
  rules[rule] = found.value;
  return found.source;
}
