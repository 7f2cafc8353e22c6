import type { LocalDate } from '../calendar/local-date.ts';
import { weekdayOf } from '../calendar/weekday.ts';
import type { RuleNotApplied } from './price-step.ts';
import { changeByRule, type PriceRule, type PricingRule } from './pricing-rule.ts';

/** Rules are named by what decides between them. */
type Named = Pick<PricingRule, 'name'>;

/** Whether the visit date is one of the rule's: within its dates and on one of its weekdays. */
export function isDayOfRule(rule: Pick<PriceRule, 'from' | 'until' | 'weekdays'>, date: LocalDate): boolean {
  return rule.from <= date && date <= rule.until && rule.weekdays.includes(weekdayOf(date));
}

/** The rules with the one that wins first: the one created last. */
export function newestFirst<Rule extends PriceRule>(rules: readonly Rule[]): Rule[] {
  return [...rules].sort((a, b) => b.sequence - a.sequence);
}

/**
 * Exactly one rule applies to a ticket type on a date: among the active ones that match, the one created last
 * (product.md section 4).
 */
export function findRuleInForce<Rule extends PriceRule>(
  rules: readonly Rule[],
  ticketTypeId: string,
  date: LocalDate,
): Rule | undefined {
  let winner: Rule | undefined;
  for (const rule of rules) {
    const isNewer = !winner || rule.sequence > winner.sequence;
    if (isNewer && rule.active && isDayOfRule(rule, date) && changeByRule(rule, ticketTypeId)) winner = rule;
  }
  return winner;
}

/** The most that a receipt names: the newest ones are the nearest. */
const mostNamed = 8;

/** Why every other rule of the group does not apply, the newest first. */
export function explainOtherRules<Rule extends PriceRule & Named>(
  rules: readonly Rule[],
  ticketTypeId: string,
  date: LocalDate,
): RuleNotApplied[] {
  const inForce = findRuleInForce(rules, ticketTypeId, date);
  return newestFirst(rules)
    .filter((rule) => rule !== inForce)
    .slice(0, mostNamed)
    .map((rule) => ({ name: rule.name, ...reasonOf(rule, ticketTypeId, date) }));
}

function reasonOf(
  rule: PriceRule,
  ticketTypeId: string,
  date: LocalDate,
): Pick<RuleNotApplied, 'reason' | 'date'> {
  if (!rule.active) return { reason: 'inactive' };
  if (!changeByRule(rule, ticketTypeId)) return { reason: 'other-ticket-types' };
  if (date < rule.from) return { reason: 'starts-later', date: rule.from };
  if (date > rule.until) return { reason: 'ended', date: rule.until };
  return { reason: rule.weekdays.includes(weekdayOf(date)) ? 'older' : 'other-weekday' };
}
