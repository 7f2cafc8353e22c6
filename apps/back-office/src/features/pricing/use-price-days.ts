import { addMonths, datesOfMonth, type LocalMonth } from '@foyer/domain/calendar/local-date.ts';
import { priceOnDate } from '@foyer/domain/pricing/price-on-date.ts';
import type { PriceRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { NamedType } from './group-pricing.ts';
import type { DayMark, PricedDay } from './price-calendar.tsx';
import { ClosedDates } from './pricing.graphql.ts';

/** The month after, or with a negative number before. */
export function monthAfter(month: LocalMonth, months = 1): LocalMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}

/**
 * The price of a ticket type on a day, by the price function that the server prices carts with; no request is sent
 * while typing. Only closed days come from the server, for two months at a time.
 */
export function usePriceDays(
  ticketGroupId: string,
  month: LocalMonth,
  {
    type,
    rules,
    draft,
  }: { type: NamedType | undefined; rules: readonly PriceRule[]; draft?: PriceRule | null },
): (date: string) => PricedDay {
  const { from } = datesOfMonth(month);
  const { until } = datesOfMonth(monthAfter(month));
  const query = useGraphqlQuery(ClosedDates, { ticketGroupId, from, until }, { keepPrevious: true });
  const closed = new Set(query.data?.ticketGroup.closedDates);
  const now = useMessages().today();
  return (date) => {
    if (!type) return { priceMinor: 0, mark: 'normal' };
    const { priceMinor, rule } = priceOnDate(type, rules, date);
    const mark = markOf(rule, draft, priceMinor < type.priceMinor);
    return { priceMinor, mark: date < now ? 'past' : closed.has(date) ? 'closed' : mark };
  };
}

/**
 * Beside a draft (null = not readable yet) every other rule looks alike; without one, the effect of a rule is
 * described.
 */
function markOf(
  rule: PriceRule | undefined,
  draft: PriceRule | null | undefined,
  isCheaper: boolean,
): DayMark {
  if (!rule) return 'normal';
  if (draft !== undefined) return rule === draft ? 'own' : 'rule';
  return isCheaper ? 'cheaper' : 'own';
}
