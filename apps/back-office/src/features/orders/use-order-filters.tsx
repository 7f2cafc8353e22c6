import { placedPeriods, visitPeriods } from '@foyer/domain/orders/order-periods.ts';
import { orderStateFilters } from '@foyer/domain/orders/order-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PeriodChip } from '../../components/days/period-chip.tsx';
import type { ListFilter } from '../../components/list-page/list-filters.tsx';
import type { ListSearch } from '../../components/list-page/use-list-search.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { MoreFilters } from './filters/more-filters.tsx';
import type { orderFilters } from './order-filters.ts';
import { OrdersFound } from './order-view-count.tsx';
import { OrderFilterNames } from './orders.graphql.ts';
import { TotalChip } from './total-chip.tsx';

/** By days of the visit, of placing and of refunds, by total, product, channel and status. */
export function useOrderFilters(list: ListSearch<typeof orderFilters>): ListFilter<typeof orderFilters>[] {
  const { t } = useMessages();
  const facts = useClientFacts();
  const names = useGraphqlQuery(OrderFilterNames, {}).data;
  const words = (values: readonly string[], area: string) =>
    values.map((value) => ({ value, label: t(`orders.${area}.${value.replace(' ', '-')}`) }));
  const named = (things: readonly { id: string; name: string }[] = []) =>
    things.map(({ id, name }) => ({ value: id, label: name }));
  const days = (name: 'visit' | 'placed' | 'refunded', periods: readonly string[]) => (
    <PeriodChip
      key={name}
      label={t(`orders.filter.${name}`)}
      periods={words(periods, 'period')}
      value={list.filters[name]}
      onChange={(value) => list.setFilter(name, value)}
      count={(value) => (
        <OrdersFound address={{ ...list.filters, q: list.search || undefined, [name]: value }} />
      )}
    />
  );
  return [
    days('visit', visitPeriods),
    days('placed', placedPeriods),
    <TotalChip
      key="total"
      value={list.filters.total}
      currency={facts?.currency ?? 'EUR'}
      onChange={(value) => list.setFilter('total', value)}
    />,
    { name: 'productId', label: t('orders.filter.product'), options: named(names?.orderProducts) },
    { name: 'channelId', label: t('orders.filter.channel'), options: named(names?.orderChannels) },
    { name: 'state', label: t('orders.filter.state'), options: words(orderStateFilters, 'state') },
    days('refunded', placedPeriods),
    <MoreFilters key="more" list={list} />,
  ];
}
