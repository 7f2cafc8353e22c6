import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { QueryView } from '../../components/query-view.tsx';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { FailedTable } from './failed-table.tsx';
import { FailedMessages, QueueCounts } from './message-queue.graphql.ts';

const buses = ['COMMAND', 'EVENT', 'DEAD_LETTER'] as const;
type Bus = (typeof buses)[number];

/** Messages that were given up, by bus and by cause: try them again, or let them go. */
export default function FailedMessagesPage() {
  const { t, freshness } = useMessages();
  const address: { bus?: string } = useSearch({ strict: false });
  const counts = useGraphqlQuery(QueueCounts, {}, { refetchEveryMs: 15_000 }).data?.messageQueue;
  const countOf: Record<Bus, number | undefined> = {
    COMMAND: counts?.failedCommands,
    EVENT: counts?.failedEvents,
    DEAD_LETTER: counts?.deadLetters,
  };
  const bus = buses.find((one) => one === address.bus) ?? buses.find((one) => countOf[one]) ?? 'COMMAND';
  const query = useGraphqlQuery(FailedMessages, { bus }, { refetchEveryMs: 15_000 });
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
        <TabLinks
          label={t('queue.tab.failed')}
          tabs={buses.map((one) => ({
            to: `/message-queue/failed-messages?bus=${one}`,
            label: t(`queue.failed.${one}`),
            current: one === bus,
            count: countOf[one],
          }))}
        />
      }
    >
      <Card flush>
        <QueryView query={query} failed={t('queue.failed')}>
          {({ failedMessages }) =>
            failedMessages.length === 0 ? (
              <EmptyState kind="first" title={t('queue.failed.none')}>
                {t('queue.failed.noneText')}
              </EmptyState>
            ) : (
              <FailedTable key={bus} groups={failedMessages} />
            )
          }
        </QueryView>
      </Card>
    </Page>
  );
}
