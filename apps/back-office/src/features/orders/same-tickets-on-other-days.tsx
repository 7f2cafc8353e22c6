import { addDays, datesFromUntil } from '@foyer/domain/calendar/local-date.ts';
import { firstDayOfEachRule } from '@foyer/domain/pricing/first-day-of-each-rule.ts';
import { closeLine, openLine } from '@foyer/domain/pricing/line-price.ts';
import { localDateTime } from '@foyer/i18n/format-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { usePriceChange } from '../../components/price/price-change.ts';
import type { ExplainedStep } from '../../components/price/price-explanation.tsx';
import { pricingRulesOf } from '../../components/price/pricing-rules-of.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { Order } from './order.ts';
import { dayAndDate } from './order-names.ts';
import { PricesOfTicketType } from './orders.graphql.ts';

interface SameTicketsProps {
  order: Order;
  line: Order['lines'][number];
  visitDate: string;
}

interface PricedDay {
  date: string;
  steps: readonly ExplainedStep[];
  unitPriceMinor: number;
  totalMinor: number;
}

/** Dates of which the server says which are closed. */
const shownDays = 90;
const mostOthers = 4;

/**
 * What the tickets of a line would cost on other days, by the prices and rules of today: one day for each rule. Where
 * there are no rules every day is alike.
 */
export function SameTicketsOnOtherDays({ order, line, visitDate }: SameTicketsProps) {
  const words = useMessages();
  const { t, money } = words;
  const changeText = usePriceChange(order.currency);
  const from = localDateTime(Date.now(), order.timeZone).date;
  const until = addDays(from, shownDays);
  const { data } = useGraphqlQuery(PricesOfTicketType, { id: line.ticketTypeId, from, until });
  if (!data) return null;
  const { ticketGroup, ...type } = data.ticketType;
  const pricingRules = pricingRulesOf(ticketGroup.id, ticketGroup.pricingRules);
  const dates = datesFromUntil(from, until).filter(
    (date) => date !== visitDate && !ticketGroup.closedDates.includes(date),
  );
  const toPrice = {
    ticketTypeId: type.id,
    ticketGroupId: ticketGroup.id,
    quantity: line.quantity,
    ticketTypePriceMinor: type.priceMinor,
    vatBasisPoints: type.vatBasisPoints,
  };
  if (pricingRules.length === 0) return null;
  const others = firstDayOfEachRule(pricingRules, type.id, dates).slice(0, mostOthers);
  const rows: PricedDay[] = [
    { ...line, date: visitDate, steps: line.priceSteps },
    ...others.map((date) => ({
      ...closeLine(openLine(toPrice, { pricingRules, date, priceLevel: null })),
      date,
    })),
  ];
  const amount = (minor: number) => money(minor, order.currency);
  const typePrice = ({ steps }: PricedDay) => steps[0]?.unitPriceMinor ?? 0;
  const ruleOf = (day: PricedDay) => {
    const step = day.steps.find(({ kind }) => kind === 'pricing-rule');
    if (!step?.change) return t('prices.otherDays.none');
    return `${step.title} ${changeText({ amountMinor: step.unitPriceMinor - typePrice(day) })}`;
  };
  const dayOf = ({ date }: PricedDay) => <strong>{dayAndDate(words, date)}</strong>;
  const columns: Column<PricedDay>[] = [
    { key: 'date', header: t('prices.otherDays.date'), cell: dayOf },
    {
      key: 'type',
      header: t('prices.step.ticket-type-price'),
      align: 'end',
      cell: (day) => amount(typePrice(day)),
    },
    { key: 'rule', header: t('prices.step.pricing-rule'), cell: ruleOf },
    {
      key: 'each',
      header: t('prices.otherDays.each'),
      align: 'end',
      cell: (day) => <strong>{amount(day.unitPriceMinor)}</strong>,
    },
    {
      key: 'total',
      header: t('prices.otherDays.tickets', { count: line.quantity }),
      align: 'end',
      cell: (day) => <strong>{amount(day.totalMinor)}</strong>,
    },
  ];
  const title = t('prices.otherDays.title', { count: line.quantity });
  return (
    <Card flush title={title} actions={<small>{t('prices.otherDays.byRulesOfToday')}</small>}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ date }) => date}
        isCurrent={({ date }) => date === visitDate}
        card={(day) => ({
          title: dayAndDate(words, day.date),
          figure: amount(day.totalMinor),
          line2: ruleOf(day),
          line2End: t('prices.otherDays.eachOf', { amount: amount(day.unitPriceMinor) }),
        })}
      />
    </Card>
  );
}
