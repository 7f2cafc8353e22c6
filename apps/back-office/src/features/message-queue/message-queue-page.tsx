import { useSearch } from '@tanstack/react-router';
import { OutboxPage } from './outbox-page.tsx';
import { QueueOverviewPage } from './queue-overview-page.tsx';

/** The figures of the background work, or with `?tab=outbox` the mails. */
export default function MessageQueuePage() {
  const { tab }: { tab?: string } = useSearch({ strict: false });
  return tab === 'outbox' ? <OutboxPage /> : <QueueOverviewPage />;
}
