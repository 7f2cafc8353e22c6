import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import type { QueueWorkersQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { QueueWorkers } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';

type Workers = QueueWorkersQuery['workers'];
type Scheduled = Workers['scheduled'][number];

/** The workers of the background work, and its recurring jobs. */
export function WorkerCards() {
  const { t } = useMessages();
  const query = useGraphqlQuery(QueueWorkers, {}, { refetchEveryMs: 15_000 });
  return (
    <QueryView query={query} failed={t('queue.failed')}>
      {({ workers }) => (
        <>
          <WorkersCard workers={workers} />
          <ScheduledCard jobs={workers.scheduled} />
        </>
      )}
    </QueryView>
  );
}

function WorkersCard({ workers }: { workers: Workers }) {
  const { t, number, dateTime } = useMessages();
  const { running, known, startedAt, versions, busy } = workers;
  return (
    <Card title={t('queue.workers.title')}>
      {running === 0 && <Notice tone="warning">{t('queue.workers.none')}</Notice>}
      <Facts
        facts={[
          {
            label: t('queue.workers.running'),
            value: t('queue.workers.of', { running: number(running), known: number(known) }),
          },
          ...(startedAt
            ? [
                { label: t('queue.workers.started'), value: dateTime(startedAt) },
                { label: t('queue.workers.version'), value: versions.join(', ') },
                {
                  label: t('queue.workers.busy'),
                  value: t('queue.workers.share', { share: number(Math.round(busy * 100)) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function ScheduledCard({ jobs }: { jobs: readonly Scheduled[] }) {
  const { t, freshness } = useMessages();
  if (jobs.length === 0) return null;
  const every = (seconds: number) => {
    if (seconds < 60) return t('queue.scheduled.seconds', { count: seconds });
    if (seconds < 3600) return t('queue.scheduled.minutes', { count: seconds / 60 });
    return t('queue.scheduled.hours', { count: seconds / 3600 });
  };
  return (
    <Card title={t('queue.scheduled.title')}>
      <Facts
        facts={jobs.map(({ name, everySeconds, lastRunAt }) => ({
          label: t(`queue.job.${name.replaceAll(' ', '-')}`),
          value: (
            <span
              className={styles.every}
              title={lastRunAt ? t('queue.scheduled.last', { ago: freshness(lastRunAt) }) : undefined}
            >
              {every(everySeconds)}
            </span>
          ),
        }))}
      />
    </Card>
  );
}
