import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { IconRefresh } from '@tabler/icons-react';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { useList } from '../../../components/list-page/use-list.ts';
import { TimeslotSync } from '../scheduling.graphql.ts';

/** Which timeslot groups an external reseller system follows; each is set on its own page. */
export default function TimeslotSyncPage() {
  const { t, number, date } = useMessages();
  const list = useList({
    filters: {},
    document: TimeslotSync,
    variables: () => ({}),
    rows: ({ shown, hidden }) => [...shown, ...hidden],
    narrow: (all) => all.toSorted((one, other) => Number(other.synced) - Number(one.synced)),
  });
  const none = { title: t('scheduling.none'), text: t('scheduling.noneText') };
  const tag = (synced: boolean) => (
    <StatusTag tone={synced ? 'info' : 'neutral'} mark={synced ? 'none' : 'ring'}>
      {synced && <IconRefresh size={12} stroke={1.6} aria-hidden="true" />}{' '}
      {t(synced ? 'scheduling.sync.followed' : 'scheduling.sync.notFollowed')}
    </StatusTag>
  );
  return (
    <ListPage
      list={list}
      title={t('scheduling.sync.title')}
      subtitle={t('scheduling.sync.text')}
      breadcrumbs={[{ label: t('scheduling.title'), to: '/timeslotgroup' }]}
      words={{
        failed: t('scheduling.group.failed'),
        empty: none,
        noMatch: none,
      }}
      table={{
        columns: [
          { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name },
          { key: 'location', header: t('scheduling.location'), cell: ({ location }) => location.name },
          { key: 'synced', header: t('scheduling.settings.synced'), cell: ({ synced }) => tag(synced) },
          {
            key: 'until',
            header: t('scheduling.until'),
            cell: ({ yields }) => (yields.untilDate ? date(yields.untilDate) : '–'),
          },
          {
            key: 'count',
            header: t('scheduling.ahead'),
            align: 'end',
            cell: ({ yields }) => number(yields.timeslotCount),
          },
        ],
        rowKey: ({ id }) => id,
        rowLink: ({ id }) => `/timeslotgroup/${id}`,
        card: ({ name, location, synced, yields }) => ({
          title: name,
          figure: t('scheduling.count.timeslots', { count: yields.timeslotCount }),
          line2: location.name,
          line2End: tag(synced),
        }),
      }}
      totals={(_result, rows) => t('scheduling.count', { count: rows.length })}
    />
  );
}
