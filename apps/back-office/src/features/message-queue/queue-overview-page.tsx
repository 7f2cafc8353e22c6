import { Card } from '@foyer/ui/card.tsx';
import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { type Column, DataTable } from '@foyer/ui/table/data-table.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { QueueOverviewQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BarsCard } from './bars-card.tsx';
import { QueueOverview } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';
import { PauseButton } from './pause-button.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { TrendLine } from './trend-line.tsx';
import { WorkerCards } from './worker-cards.tsx';

type Overview = QueueOverviewQuery['messageQueue'];
type Destination = Overview['destinations'][number];

/** What waits, what was handled, what is slow, what failed; refreshed every 15 seconds while it is seen. */
export function QueueOverviewPage() {
  const { t, freshness } = useMessages();
  const isAdmin = useCan('clients', 'edit');
  const query = useGraphqlQuery(QueueOverview, {}, { refetchEveryMs: 15_000 });
  return (
    <Page
      title={t('queue.title')}
      subtitle={query.dataUpdatedAt ? t('queue.updated', { ago: freshness(query.dataUpdatedAt) }) : undefined}
      actions={
        <>
          {isAdmin && <PauseButton />}
          <Button
            leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
            loading={query.isFetching && !query.isPending}
            onClick={() => void query.refetch()}
          >
            {t('queue.refresh')}
          </Button>
        </>
      }
      tabs={<QueueTabs current="overview" />}
    >
      <QueryView query={query} failed={t('queue.failed')}>
        {({ messageQueue }) => <OverviewCards overview={messageQueue} />}
      </QueryView>
    </Page>
  );
}

/** Where messages fail, in the words and order of the tabs of failed messages. */
const failedBy = [
  { name: 'COMMAND', count: 'failedCommands' },
  { name: 'EVENT', count: 'failedEvents' },
  { name: 'DEAD_LETTER', count: 'deadLetters' },
] as const;

function OverviewCards({ overview }: { overview: Overview }) {
  const { t, number, freshness } = useMessages();
  const sum = (of: (destination: Destination) => number) =>
    overview.destinations.reduce((total, destination) => total + of(destination), 0);
  const handled = sum((one) => one.handledLastHour);
  const failed = overview.failedCommands + overview.failedEvents + overview.deadLetters;
  const byBus = failedBy
    .filter((bus) => overview[bus.count] > 0)
    .map((bus) => `${t(`queue.failed.${bus.name}`)} ${number(overview[bus.count])}`)
    .join(', ');
  const slowest = overview.destinations
    .filter((one) => one.slowSeconds !== null)
    .toSorted((a, b) => (b.slowSeconds ?? 0) - (a.slowSeconds ?? 0))[0];
  return (
    <>
      <Figures>
        <Figure label={t('queue.figure.waiting')} value={number(sum((one) => one.waiting + one.retrying))}>
          <span className={styles.small}>
            {overview.oldestWaitingAt
              ? t('queue.figure.oldest', { ago: freshness(overview.oldestWaitingAt) })
              : t('queue.figure.nothingWaits')}
          </span>
        </Figure>
        <Figure label={t('queue.figure.handled')} value={number(handled)}>
          <span className={styles.small}>
            {t('queue.figure.aMinute', { count: number(Math.round(handled / 6) / 10) })}
          </span>
        </Figure>
        <Figure
          label={t('queue.figure.slowest')}
          value={slowest ? t('queue.seconds', { seconds: seconds(slowest.slowSeconds, number) }) : '–'}
        >
          <span className={styles.small}>
            {slowest
              ? t('queue.figure.percentile', { destination: slowest.destination })
              : t('queue.figure.none')}
          </span>
        </Figure>
        <Figure
          label={t('queue.figure.failed')}
          value={failed > 0 ? <span className={styles.troubled}>{number(failed)}</span> : number(0)}
        >
          <span className={styles.small}>
            {failed > 0 ? <Link to="/message-queue/failed-messages">{byBus}</Link> : t('queue.failed.none')}
          </span>
        </Figure>
      </Figures>
      <Columns
        summary={
          <>
            <MailCard overview={overview} />
            <WorkerCards />
          </>
        }
      >
        <BarsCard />
        <DestinationCard destinations={overview.destinations} />
      </Columns>
    </>
  );
}

function MailCard({ overview }: { overview: Overview }) {
  const { t } = useMessages();
  return (
    <Card title={t('queue.mail.title')}>
      {overview.hasMailServer ? (
        <p>{t('queue.mail.set')}</p>
      ) : (
        <Notice tone="warning">{t('queue.mail.none')}</Notice>
      )}
      <p>
        <Link to="/message-queue?tab=outbox">{t('queue.mail.open', { count: overview.outbox })}</Link>
      </p>
    </Card>
  );
}

function DestinationCard({ destinations }: { destinations: readonly Destination[] }) {
  const { t, number } = useMessages();
  const typical = (one: Destination) =>
    one.typicalSeconds === null ? '–' : t('queue.seconds', { seconds: seconds(one.typicalSeconds, number) });
  const columns: Column<Destination>[] = [
    {
      key: 'destination',
      header: t('queue.column.destination'),
      cell: (one) => <span className={styles.code}>{one.destination}</span>,
    },
    { key: 'bus', header: t('queue.column.bus'), cell: (one) => t(`queue.bus.${one.bus}`) },
    { key: 'waiting', header: t('queue.column.waiting'), cell: (one) => number(one.waiting), align: 'end' },
    {
      key: 'handled',
      header: t('queue.column.aMinute'),
      cell: (one) => number(Math.round(one.handledLastHour / 6) / 10),
      align: 'end',
    },
    { key: 'typical', header: t('queue.column.typical'), cell: typical, align: 'end' },
    {
      key: 'trend',
      header: t('queue.column.lastHour'),
      cell: (one) => (
        <TrendLine values={one.trend} label={t('queue.trend', { count: one.handledLastHour })} />
      ),
    },
    { key: 'status', header: t('queue.column.status'), cell: (one) => <DestinationTag destination={one} /> },
  ];
  if (destinations.length === 0) {
    return <Card title={t('queue.destinations')}>{t('queue.figure.none')}</Card>;
  }
  return (
    <Card flush title={t('queue.destinations')}>
      <DataTable
        label={t('queue.destinations')}
        columns={columns}
        rows={destinations}
        rowKey={(one) => `${one.bus} ${one.destination}`}
        card={(one) => ({
          title: one.destination,
          figure: t('queue.lastHour', { count: one.handledLastHour }),
          line2: `${t(`queue.bus.${one.bus}`)} · ${typical(one)}`,
          line2End: <DestinationTag destination={one} />,
        })}
      />
    </Card>
  );
}

function DestinationTag({ destination }: { destination: Destination }) {
  const { t } = useMessages();
  if (destination.failed > 0) {
    const { bus, destination: name } = destination;
    return (
      <Link
        to={`/message-queue/failed-messages?bus=${bus.toUpperCase()}&destination=${encodeURIComponent(name)}`}
      >
        <StatusTag tone="danger">{t('queue.status.failed', { count: destination.failed })}</StatusTag>
      </Link>
    );
  }
  return destination.retrying > 0 ? (
    <StatusTag tone="warning">{t('queue.status.retrying')}</StatusTag>
  ) : (
    <StatusTag tone="success">{t('queue.status.working')}</StatusTag>
  );
}

function seconds(value: number | null | undefined, number: (value: number) => string): string {
  return number(Math.round((value ?? 0) * 100) / 100);
}
