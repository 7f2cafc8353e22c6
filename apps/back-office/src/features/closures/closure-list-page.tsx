import { closureStates } from '@foyer/domain/closures/closure-state.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClosureWords } from '../../components/close-timeslots/use-closure-words.ts';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import type { ClosureListQuery } from '../../generated/operations.ts';
import { sumByGroup } from './closure-facts.ts';
import { ClosureStateTag } from './closure-state-tag.tsx';
import { ClosureList } from './closures.graphql.ts';

type Closure = ClosureListQuery['closures']['edges'][number]['node'];

const filters = { state: oneOf(closureStates) };

/** Everything that was closed, the newest first. */
export default function ClosureListPage() {
  const { t } = useMessages();
  const table = useClosureTable();
  const list = useList({
    filters,
    document: ClosureList,
    variables: ({ paging, filters: { state } }) => ({ ...paging, state: state ?? null }),
    rows: ({ closures }) => closures,
    refetchEveryMs: 10_000,
  });
  return (
    <ListPage
      list={list}
      title={t('closures.list.title')}
      breadcrumbs={[{ label: t('closures.timeslots'), to: '/timeslotgroup' }]}
      filters={[
        {
          name: 'state',
          label: t('closures.list.state'),
          options: closureStates.map((value) => ({ value, label: t(`closures.list.${value}`) })),
        },
      ]}
      words={{
        failed: t('closures.list.failed'),
        empty: { title: t('closures.list.none'), text: t('closures.list.noneText') },
        noMatch: { title: t('closures.list.none'), text: t('closures.list.noneText') },
      }}
      table={table}
      totals={(_result, rows) => t('closures.list.count', { count: rows.length })}
    />
  );
}

function useClosureTable(): ListTable<Closure> {
  const { t, dateTime, number } = useMessages();
  const { when } = useClosureWords();
  const ordersOf = ({ totals }: Closure) =>
    Object.values(sumByGroup(totals)).reduce((sum, { orders }) => sum + orders, 0);
  const causeOf = ({ reason, note }: Closure) =>
    [reason === 'other' ? '' : t(`closures.reason.${reason}`), note].filter(Boolean).join(': ');
  return {
    columns: [
      { key: 'when', header: t('closures.list.when'), cell: when },
      { key: 'where', header: t('closures.list.where'), cell: ({ where }) => where.join(', ') },
      { key: 'reason', header: t('closures.list.reason'), cell: causeOf },
      {
        key: 'remedy',
        header: t('closures.list.remedy'),
        cell: ({ remedy }) => t(`closures.remedy.${remedy}`),
      },
      {
        key: 'orders',
        header: t('closures.list.orders'),
        align: 'end',
        cell: (closure) => number(ordersOf(closure)),
      },
      {
        key: 'state',
        header: t('closures.list.state'),
        cell: (closure) => <ClosureStateTag closure={closure} />,
      },
      {
        key: 'by',
        header: t('closures.list.by'),
        muted: true,
        cell: ({ closedByName, createdAt, timeZone }) => `${closedByName}, ${dateTime(createdAt, timeZone)}`,
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/timeslotgroup/closure/${id}`,
    card: (closure) => ({
      title: when(closure),
      figure: <ClosureStateTag closure={closure} />,
      line2: closure.where.join(', '),
      line2End: t('closures.list.count.orders', { count: ordersOf(closure) }),
      line3: causeOf(closure),
    }),
  };
}
