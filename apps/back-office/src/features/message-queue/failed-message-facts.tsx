import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { OrderNumber } from '../../components/order-number.tsx';
import type { FailedMessageQuery } from '../../generated/operations.ts';
import styles from './message-queue.module.css';

export type FailedDetail = FailedMessageQuery['failedMessage'];

/** Where the message came from and went to. */
export function MessageFacts({ message }: { message: FailedDetail }) {
  const { t, dateTime } = useMessages();
  return (
    <Card title={t('queue.detail.message')}>
      <Facts
        facts={[
          { label: t('queue.column.type'), value: message.type },
          { label: t('queue.column.source'), value: <span className={styles.code}>{message.source}</span> },
          {
            label: t('queue.column.destination'),
            value: <span className={styles.code}>{message.destination || '–'}</span>,
          },
          { label: t('queue.detail.created'), value: dateTime(message.createdAt) },
          { label: t('queue.detail.failedAt'), value: dateTime(message.failedAt) },
          ...(message.orderId
            ? [
                {
                  label: t('queue.detail.order'),
                  value: (
                    <Link to={`/order-management?order=${message.orderId}`}>
                      {message.orderNumber ? <OrderNumber number={message.orderNumber} /> : '–'}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** Those that failed for the same reason can be tried again together. */
export function SameCause({
  message,
  onRetry,
}: {
  message: FailedDetail;
  onRetry: (() => void) | undefined;
}) {
  const { t } = useMessages();
  const count = message.sameCauseIds.length;
  return (
    <Card title={t('queue.detail.same')}>
      <p className={styles.plainText}>{t('queue.detail.sameCount', { count: count - 1 })}</p>
      {onRetry && (
        <Button size="compact-sm" onClick={onRetry}>
          {t('queue.detail.retryAll', { count })}
        </Button>
      )}
    </Card>
  );
}
