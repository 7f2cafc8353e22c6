import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { QueryView } from '../../components/query-view.tsx';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { TimeslotSync } from './scheduling.graphql.ts';

/** Which timeslot groups an external reseller system follows; each is set on its own page. */
export default function TimeslotSyncPage() {
  const { t, number, date } = useMessages();
  const query = useGraphqlQuery(TimeslotSync, {});
  const tag = (synced: boolean) => (
    <StatusTag tone={synced ? 'info' : 'neutral'} mark={synced ? 'none' : 'ring'}>
      {synced && <IconRefresh size={12} stroke={1.6} aria-hidden="true" />}{' '}
      {t(synced ? 'scheduling.sync.followed' : 'scheduling.sync.notFollowed')}
    </StatusTag>
  );
  return (
    <Page
      kind="list"
      title={t('scheduling.sync.title')}
      subtitle={t('scheduling.sync.text')}
      breadcrumbs={[{ label: t('scheduling.title'), to: '/timeslotgroup' }]}
    >
      <Card flush>
        <QueryView query={query} failed={t('scheduling.group.failed')}>
          {({ shown, hidden }) => {
            const rows = [...shown, ...hidden].sort(
              (one, other) => Number(other.synced) - Number(one.synced),
            );
            if (rows.length === 0)
              return (
                <EmptyState kind="first" title={t('scheduling.none')}>
                  {t('scheduling.noneText')}
                </EmptyState>
              );
            return (
              <>
                <DataTable
                  label={t('scheduling.sync.title')}
                  rows={rows}
                  rowKey={({ id }) => id}
                  rowLink={({ id }) => `/timeslotgroup/${id}`}
                  columns={[
                    { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name },
                    {
                      key: 'location',
                      header: t('scheduling.location'),
                      cell: ({ location }) => location.name,
                    },
                    {
                      key: 'synced',
                      header: t('scheduling.settings.synced'),
                      cell: ({ synced }) => tag(synced),
                    },
                    {
                      key: 'until',
                      header: t('scheduling.until'),
                      cell: ({ yields }) => (yields.untilDate ? date(yields.untilDate) : '—'),
                    },
                    {
                      key: 'count',
                      header: t('scheduling.ahead'),
                      align: 'end',
                      cell: ({ yields }) => number(yields.timeslotCount),
                    },
                  ]}
                  card={({ name, location, synced, yields }) => ({
                    title: name,
                    figure: number(yields.timeslotCount),
                    line2: location.name,
                    line2End: tag(synced),
                  })}
                />
                <TableFooter>{t('scheduling.count', { count: rows.length })}</TableFooter>
              </>
            );
          }}
        </QueryView>
      </Card>
    </Page>
  );
}
