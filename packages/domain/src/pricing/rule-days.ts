import { datesFromUntil, type LocalDate } from '../calendar/local-date.ts';
import type { PricingRule } from './pricing-rule.ts';
import { findRuleInForce, isDayOfRule } from './rule-in-force.ts';

/** Specification 001, section 4, Pricing rule. */
export const pricingRuleStates = ['active', 'inactive', 'overwritten'] as const;
export type PricingRuleState = (typeof pricingRuleStates)[number];

export interface RuleDays {
  readonly state: PricingRuleState;
  /** Its last date is behind us. */
  readonly isEnded: boolean;
  /** The dates on its weekdays, and on how many of them it decides the price of at least one ticket type. */
  readonly days: number;
  readonly daysInEffect: number;
  /** Of an overwritten rule: the name of the one above it. */
  readonly under: string | null;
}

/**
 * The state of a rule among all rules of its group. An active rule that can no longer apply, because newer ones
 * decide every price on every remaining day, is *overwritten*.
 */
export function decideRuleDays(
  rule: PricingRule,
  rulesOfGroup: readonly PricingRule[],
  today: LocalDate,
): RuleDays {
  const near = rulesOfGroup.filter((other) => other.from <= rule.until && other.until >= rule.from);
  const dates = datesFromUntil(rule.from, rule.until).filter((date) => isDayOfRule(rule, date));
  const inEffect = rule.active ? dates.filter((date) => decides(rule, near, date)) : [];
  const isEnded = rule.until < today;
  const left = dates.filter((date) => date >= today);
  const isOverwritten = left.length > 0 && !inEffect.some((date) => date >= today);
  return {
    state: rule.active ? (isOverwritten ? 'overwritten' : 'active') : 'inactive',
    isEnded,
    days: dates.length,
    daysInEffect: inEffect.length,
    under: rule.active && isOverwritten ? nameOfWinner(rule, near, left) : null,
  };
}

/** Whether the rule decides the price of one of its ticket types on this day. */
function decides(rule: PricingRule, rules: readonly PricingRule[], date: LocalDate): boolean {
  return rule.values.some(({ ticketTypeId }) => findRuleInForce(rules, ticketTypeId, date) === rule);
}

function nameOfWinner(
  rule: PricingRule,
  rules: readonly PricingRule[],
  dates: readonly LocalDate[],
): string | null {
  const [date] = dates;
  const [value] = rule.values;
  return (date && value && findRuleInForce(rules, value.ticketTypeId, date)?.name) ?? null;
}
