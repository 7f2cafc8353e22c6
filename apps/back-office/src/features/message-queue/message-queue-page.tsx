import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { OutboxPage } from './outbox-page.tsx';
import { QueueOverviewPage } from './queue-overview-page.tsx';

/** The figures of the background work, or with `?tab=outbox` the mails. */
export default function MessageQueuePage() {
  const { tab } = useAddressSearch({ tab: text });
  return tab === 'outbox' ? <OutboxPage /> : <QueueOverviewPage />;
}
