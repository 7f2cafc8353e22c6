import type { LocalDate } from '../calendar/local-date.ts';
import { exactAmount, roundAmount } from '../money/exact-amount.ts';
import { changePrice } from './change-price.ts';
import { changeByRule, type PriceRule } from './pricing-rule.ts';
import { findRuleInForce } from './rule-in-force.ts';

export interface TypeToPrice {
  readonly id: string;
  readonly priceMinor: number;
}

export interface PriceOnDate<Rule extends PriceRule> {
  readonly priceMinor: number;
  /** The rule that decides it; undefined = the normal price. */
  readonly rule: Rule | undefined;
}

/** What one piece of a ticket type costs on a visit date: what calendars and sales pages show. */
export function priceOnDate<Rule extends PriceRule>(
  type: TypeToPrice,
  rules: readonly Rule[],
  date: LocalDate,
): PriceOnDate<Rule> {
  const rule = findRuleInForce(rules, type.id, date);
  const change = rule && changeByRule(rule, type.id);
  if (!change) return { priceMinor: type.priceMinor, rule: undefined };
  return { priceMinor: roundAmount(changePrice(exactAmount(type.priceMinor), change)), rule };
}

/** The lowest and the highest price of a ticket type on some dates; its own price where there are none. */
export function priceRange(
  type: TypeToPrice,
  rules: readonly PriceRule[],
  dates: readonly LocalDate[],
): { lowestMinor: number; highestMinor: number } {
  const prices = dates.map((date) => priceOnDate(type, rules, date).priceMinor);
  if (prices.length === 0) return { lowestMinor: type.priceMinor, highestMinor: type.priceMinor };
  return {
    lowestMinor: prices.reduce((a, b) => Math.min(a, b)),
    highestMinor: prices.reduce((a, b) => Math.max(a, b)),
  };
}
