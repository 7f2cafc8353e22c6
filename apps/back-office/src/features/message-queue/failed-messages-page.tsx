import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { FailedMessagePage } from './failed-message-page.tsx';
import { FailedTable } from './failed-table.tsx';
import { FailedKinds, FailedMessages, QueueCounts } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';

const buses = ['COMMAND', 'EVENT', 'DEAD_LETTER'] as const;
type Bus = (typeof buses)[number];
const filterNames = ['type', 'source', 'destination'] as const;

/** Messages that were given up; with `?message=` one of them. */
export default function FailedMessagesPage() {
  const { message }: { message?: string } = useSearch({ strict: false });
  return message ? <FailedMessagePage key={message} id={message} /> : <FailedMessageList />;
}

/** By bus and by cause: try them again, or let them go. */
function FailedMessageList() {
  const { t, number, freshness } = useMessages();
  const address: { bus?: string } = useSearch({ strict: false });
  const list = useListSearch(filterNames);
  const counts = useGraphqlQuery(QueueCounts, {}, { refetchEveryMs: 15_000 }).data?.messageQueue;
  const countOf: Record<Bus, number | undefined> = {
    COMMAND: counts?.failedCommands,
    EVENT: counts?.failedEvents,
    DEAD_LETTER: counts?.deadLetters,
  };
  const bus = buses.find((one) => one === address.bus) ?? buses.find((one) => countOf[one]) ?? 'COMMAND';
  const filter = { bus, ...list.filters };
  const query = useGraphqlQuery(FailedMessages, { filter }, { refetchEveryMs: 15_000 });
  const kinds = useGraphqlQuery(FailedKinds, { bus }).data?.failedKinds ?? [];
  const optionsOf = (name: (typeof filterNames)[number]) =>
    [...new Set([...kinds.map((kind) => kind[name]), list.filters[name] ?? ''])]
      .filter(Boolean)
      .map((value) => ({ value, label: value }));
  const chips = filterNames.map((name) => (
    <FilterChip
      key={name}
      label={t(`queue.column.${name}`)}
      options={optionsOf(name)}
      value={list.filters[name]}
      onChange={(value) => list.setFilter(name, value)}
    />
  ));
  return (
    <Page
      kind="list"
      title={t('queue.tab.failed')}
      breadcrumbs={[{ label: t('queue.title'), to: '/message-queue' }]}
      subtitle={query.dataUpdatedAt ? t('queue.updated', { ago: freshness(query.dataUpdatedAt) }) : undefined}
      actions={
        <Button
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => void query.refetch()}
        >
          {t('queue.refresh')}
        </Button>
      }
      tabs={
        <>
          <TabLinks
            label={t('queue.tab.failed')}
            tabs={buses.map((one) => ({
              to: `/message-queue/failed-messages?bus=${one}`,
              label: t(`queue.failed.${one}`),
              current: one === bus,
              ...(countOf[one]
                ? {
                    tag: (
                      <StatusTag tone="danger" mark="none">
                        {number(countOf[one])}
                      </StatusTag>
                    ),
                  }
                : { count: countOf[one] }),
            }))}
          />
          <SavedViews list="failed-messages" path="/message-queue/failed-messages" />
        </>
      }
    >
      <Card flush>
        <QueryView query={query} failed={t('queue.failed')}>
          {({ failedMessages }) =>
            failedMessages.length > 0 ? (
              <FailedTable
                key={JSON.stringify(filter)}
                groups={failedMessages}
                filter={filter}
                knownCount={list.isFiltered ? 0 : (countOf[bus] ?? 0)}
                chips={chips}
              />
            ) : list.isFiltered ? (
              <>
                <div className={styles.bulk}>
                  <div className={styles.chips}>{chips}</div>
                </div>
                <EmptyState
                  kind="noMatch"
                  title={t('queue.failed.noMatch')}
                  actions={<Button onClick={list.clear}>{t('queue.failed.clear')}</Button>}
                />
              </>
            ) : (
              <EmptyState kind="first" title={t('queue.failed.none')}>
                {t('queue.failed.noneText')}
              </EmptyState>
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
