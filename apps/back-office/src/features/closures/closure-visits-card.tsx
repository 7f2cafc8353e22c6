import { closureVisitGroups } from '@foyer/domain/closures/closure-visit.ts';
import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { useListSearch } from '../../components/list-page/use-list-search.ts';
import { OrderNumber } from '../../components/order-number.tsx';
import { QueryView } from '../../components/query-view.tsx';
import type { ClosureProgressQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { sumByGroup } from './closure-facts.ts';
import type { ClosureVisit } from './closure-visit.ts';
import { ClosureVisits } from './closures.graphql.ts';
import styles from './closures.module.css';
import { SettleVisit } from './settle-visit.tsx';

const visitFilters = { view: oneOf([...closureVisitGroups, 'all']) };

interface ClosureVisitsCardProps {
  closure: ClosureProgressQuery['closure'];
  refetchEveryMs: number;
}

/** The orders of a closure; those that need a person first, while there are any. */
export function ClosureVisitsCard({ closure, refetchEveryMs }: ClosureVisitsCardProps) {
  const { t } = useMessages();
  const list = useListSearch(visitFilters);
  const sums = sumByGroup(closure.totals);
  const total = closureVisitGroups.reduce((sum, group) => sum + sums[group].orders, 0);
  const view = list.filters.view ?? (sums['needs-you'].orders > 0 ? 'needs-you' : 'all');
  const query = useGraphqlQuery(
    ClosureVisits,
    { closureId: closure.id, group: view === 'all' ? null : view, ...list.paging },
    { keepPrevious: true, refetchEveryMs },
  );
  const tabs = [
    { to: '?view=all', label: t('closures.group.all'), current: view === 'all', count: total },
    ...closureVisitGroups
      .filter((group) => sums[group].orders > 0 || view === group)
      .map((group) => ({
        to: `?view=${group}`,
        label: t(`closures.group.${group}`),
        current: view === group,
        count: sums[group].orders,
      })),
  ].map((tab) => ({ ...tab, to: `/timeslotgroup/closure/${closure.id}${tab.to}` }));
  if (total === 0)
    return (
      <Card flush>
        <EmptyState kind="first" title={t('closures.visits.nobody')} />
      </Card>
    );
  return (
    <Card flush>
      <div className={styles.filters}>
        <TabLinks label={t('closures.visits.views')} tabs={tabs} look="view" />
      </div>
      <QueryView query={query} failed={t('closures.visits.failed')}>
        {({ closureVisits: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState kind="noMatch" title={t('closures.visits.none')}>
              {t('closures.visits.noneText')}
            </EmptyState>
          ) : (
            <>
              <VisitTable visits={edges.map(({ node }) => node)} refetching={query.isFetching} />
              <TableFooter {...list.pages(pageInfo)}>
                {t('closures.list.count.orders', { count: edges.length })}
              </TableFooter>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function VisitTable({ visits, refetching }: { visits: readonly ClosureVisit[]; refetching: boolean }) {
  const { t, date, money, number } = useMessages();
  const needsYou = visits.some(({ state }) => state === 'needs-you');
  const start = (visit: ClosureVisit) => [date(visit.date), visit.time].filter(Boolean).join(' ');
  const result = (visit: ClosureVisit) =>
    visit.cause
      ? t(`closures.cause.${visit.cause}`)
      : t(`closures.visit.${visit.state}`, {
          amount: money(visit.amountMinor, visit.currency),
          to: visit.movedToDate ? [date(visit.movedToDate), visit.movedToTime].filter(Boolean).join(' ') : '',
        });
  const columns: Column<ClosureVisit>[] = [
    {
      key: 'order',
      header: t('closures.visits.order'),
      cell: ({ orderNumber, buyerName }) => (
        <>
          <OrderNumber number={orderNumber} /> {buyerName}
        </>
      ),
    },
    { key: 'heads', header: t('closures.visits.heads'), align: 'end', cell: ({ heads }) => number(heads) },
    { key: 'start', header: t('closures.visits.timeslot'), cell: start },
    {
      key: 'amount',
      header: t('closures.visits.amount'),
      align: 'end',
      cell: ({ amountMinor, currency }) => money(amountMinor, currency),
    },
    { key: 'result', header: t('closures.visits.result'), cell: result },
    ...(needsYou
      ? [
          {
            key: 'act',
            header: t('closures.visits.remedy'),
            cell: (visit: ClosureVisit) => <SettleVisit key={visit.cause} visit={visit} />,
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={t('closures.visits.title')}
      columns={columns}
      rows={visits}
      rowKey={({ id }) => id}
      rowLink={({ orderId }) => `/order-management?order=${orderId}`}
      card={(visit) => ({
        title: (
          <>
            <OrderNumber number={visit.orderNumber} /> {visit.buyerName}
          </>
        ),
        figure: t('closures.visits.headCount', { count: visit.heads }),
        line2: start(visit),
        line2End: `${t('closures.visits.amount')}: ${money(visit.amountMinor, visit.currency)}`,
        line3: result(visit),
        actions: visit.state === 'needs-you' && <SettleVisit key={visit.cause} visit={visit} />,
      })}
      refetching={refetching}
    />
  );
}
