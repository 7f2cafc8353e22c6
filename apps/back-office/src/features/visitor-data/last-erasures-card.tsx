import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { QueryView } from '../../components/query-view.tsx';
import type { LastErasuresQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ErasureStateTag } from './erasure-state-tag.tsx';
import { LastErasures } from './visitor-data.graphql.ts';

type Erasure = LastErasuresQuery['visitorErasures'][number];

/** The erasures of before: when, by which account and why, without the visitor. */
export function LastErasuresCard() {
  const { t, dateTime } = useMessages();
  const query = useGraphqlQuery(LastErasures, {});
  const columns: Column<Erasure>[] = [
    { key: 'at', header: t('visitor-data.last.at'), cell: ({ createdAt }) => dateTime(createdAt) },
    { key: 'by', header: t('visitor-data.last.by'), cell: ({ by }) => by },
    {
      key: 'reason',
      header: t('visitor-data.last.reason'),
      cell: ({ reason }) => t(`visitor-data.reason.${reason}`),
    },
    {
      key: 'state',
      header: t('visitor-data.last.state'),
      cell: ({ state }) => <ErasureStateTag state={state} />,
    },
  ];
  return (
    <QueryView query={query} failed={t('visitor-data.last.failed')}>
      {({ visitorErasures }) => (
        <Card flush title={t('visitor-data.last.title')}>
          {visitorErasures.length === 0 ? (
            <EmptyState kind="first" title={t('visitor-data.last.none')}>
              {t('visitor-data.last.noneText')}
            </EmptyState>
          ) : (
            <DataTable
              label={t('visitor-data.last.title')}
              columns={columns}
              rows={visitorErasures}
              rowKey={({ id }) => id}
              rowLink={({ id }) => `/visitordata/erased/${id}`}
              card={({ createdAt, by, reason, state }) => ({
                title: dateTime(createdAt),
                line2: [by, t(`visitor-data.reason.${reason}`)].join(' · '),
                line2End: <ErasureStateTag state={state} />,
              })}
            />
          )}
        </Card>
      )}
    </QueryView>
  );
}
