import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import type { PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';

type Row = Pick<PricingRule, 'id' | 'name' | 'kind' | 'from' | 'until' | 'active' | 'sequence' | 'values'> & {
  weekdays: readonly number[];
};

/** The rules of a ticket group as the price function takes them. */
export function pricingRulesOf(ticketGroupId: string, rows: readonly Row[]): PricingRule[] {
  return rows.map((row) => ({
    ...row,
    ticketGroupId,
    weekdays: row.weekdays as Weekday[],
  }));
}
