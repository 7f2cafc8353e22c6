import { Card } from '@foyer/ui/card.tsx';
import { CopyButton } from '@foyer/ui/fields/copy-button.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { FailedDetail } from './failed-message-facts.tsx';
import styles from './message-queue.module.css';

/** Every try, the last one first: when, how long it took and what went wrong. */
export function AttemptsCard({ message }: { message: FailedDetail }) {
  const { t, dateTime, number } = useMessages();
  const { tries, attempts, mostAttempts, state } = message;
  const words = { count: Math.min(attempts, mostAttempts), most: mostAttempts };
  return (
    <Card
      flush={tries.length > 0}
      title={t('queue.detail.attempts')}
      actions={
        <span className={styles.small}>
          {t(state === 'retrying' ? 'queue.detail.attemptsRetrying' : 'queue.detail.attemptsOf', words)}
        </span>
      }
    >
      {tries.length === 0 ? (
        t('queue.detail.noAttempts', { error: message.description || '–' })
      ) : (
        <ScrollRegion label={t('queue.detail.attempts')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('queue.detail.number')}</th>
                <th scope="col">{t('queue.detail.when')}</th>
                <th scope="col" className={styles.end}>
                  {t('queue.detail.took')}
                </th>
                <th scope="col">{t('queue.detail.result')}</th>
              </tr>
            </thead>
            <tbody>
              {tries.map((one, index) => (
                <tr key={one.startedAt}>
                  <td>{tries.length - index}</td>
                  <td>{dateTime(one.startedAt)}</td>
                  <td className={styles.end}>
                    {t('queue.seconds', { seconds: number(Math.round(one.tookSeconds * 100) / 100) })}
                  </td>
                  <td className={styles.wrong}>{one.error}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
}

/** What the message carried, with personal data masked, and where in the code it failed. */
export function PayloadCard({ message }: { message: FailedDetail }) {
  const { t } = useMessages();
  const [view, setView] = useState<'payload' | 'trace'>('payload');
  const text =
    view === 'payload'
      ? JSON.stringify(message.payload, null, 2)
      : message.trace || t('queue.detail.noTrace');
  return (
    <Card
      title={
        <SegmentedControl
          size="xs"
          aria-label={t('queue.detail.view')}
          data={(['payload', 'trace'] as const).map((value) => ({
            value,
            label: t(`queue.detail.${value}`),
          }))}
          value={view}
          onChange={(value) => setView(value === 'trace' ? 'trace' : 'payload')}
        />
      }
      actions={
        <CopyButton
          size="compact-sm"
          variant="subtle"
          leftSection={<IconCopy size={15} stroke={1.6} aria-hidden="true" />}
          text={text}
          label={t('queue.detail.copy')}
          copiedLabel={t('queue.detail.copied')}
        />
      }
    >
      <ScrollRegion label={t(`queue.detail.${view}`)}>
        <pre className={styles.payload}>{text}</pre>
      </ScrollRegion>
    </Card>
  );
}
