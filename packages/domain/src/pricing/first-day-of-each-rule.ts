import type { LocalDate } from '../calendar/local-date.ts';
import type { PriceRule } from './pricing-rule.ts';
import { findRuleInForce } from './rule-in-force.ts';

/**
 * What else a ticket could have cost: of some dates the first on which each rule is in force for its type, and the first
 * on which none is. In the order of the dates.
 */
export function firstDayOfEachRule(
  rules: readonly PriceRule[],
  ticketTypeId: string,
  dates: readonly LocalDate[],
): LocalDate[] {
  const seen = new Set<PriceRule | undefined>();
  return dates.filter((date) => {
    const rule = findRuleInForce(rules, ticketTypeId, date);
    if (seen.has(rule)) return false;
    seen.add(rule);
    return true;
  });
}
