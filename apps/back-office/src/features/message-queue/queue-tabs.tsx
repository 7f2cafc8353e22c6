import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { QueueCounts } from './message-queue.graphql.ts';

/** The three views of the queue; failures are counted in red. */
export function QueueTabs({ current }: { current: 'overview' | 'outbox' | 'failed' }) {
  const { t, number } = useMessages();
  const { data } = useGraphqlQuery(QueueCounts, {}, { refetchEveryMs: 15_000 });
  const counts = data?.messageQueue;
  const failed = counts ? counts.failedCommands + counts.failedEvents + counts.deadLetters : 0;
  return (
    <TabLinks
      label={t('queue.title')}
      tabs={[
        { to: '/message-queue', label: t('queue.tab.overview'), current: current === 'overview' },
        {
          to: '/message-queue?tab=outbox',
          label: t('queue.tab.outbox'),
          current: current === 'outbox',
          count: counts?.outbox,
        },
        {
          to: '/message-queue/failed-messages',
          label: t('queue.tab.failed'),
          current: current === 'failed',
          tag: failed > 0 && (
            <StatusTag tone="danger" mark="none">
              {number(failed)}
            </StatusTag>
          ),
        },
      ]}
    />
  );
}
