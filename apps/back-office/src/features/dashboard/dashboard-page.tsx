import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { QueryView } from '../../components/query-view.tsx';
import type { DashboardQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CapacityToday } from './capacity-today.tsx';
import { CloseToday } from './close-today.tsx';
import { Dashboard } from './dashboard.graphql.ts';
import styles from './dashboard.module.css';
import { DashboardFigures } from './dashboard-figures.tsx';
import { Freshness } from './freshness.tsx';
import { HourCard } from './hour-card.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { hasAlert, NeedsAttention } from './needs-attention.tsx';

const refreshEveryMs = 60_000;

/** How is today going, is the curve normal, what needs me, where is room left: in that order (design.md, section 5). */
export default function DashboardPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(Dashboard, {}, { refetchEveryMs: refreshEveryMs });
  return (
    <QueryView query={query} failed={t('dashboard.failed')}>
      {({ dashboard, availabilityThresholds }) => (
        <Today
          dashboard={dashboard}
          thresholds={availabilityThresholds}
          isRefreshing={query.isFetching}
          onRefresh={() => void query.refetch()}
        />
      )}
    </QueryView>
  );
}

interface TodayProps {
  dashboard: DashboardQuery['dashboard'];
  thresholds: DashboardQuery['availabilityThresholds'];
  isRefreshing: boolean;
  onRefresh: () => void;
}

function Today({ dashboard, thresholds, isRefreshing, onRefresh }: TodayProps) {
  const { t, longDate } = useMessages();
  const refresh = (
    <Button
      leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
      loading={isRefreshing}
      onClick={onRefresh}
    >
      {t('dashboard.refresh')}
    </Button>
  );
  const day = longDate(dashboard.date);
  return (
    <Page
      title={day.charAt(0).toUpperCase() + day.slice(1)}
      subtitle={<Freshness time={dashboard.time} openUntil={dashboard.openUntil} readAt={dashboard.readAt} />}
      actions={
        <>
          <CloseToday dashboard={dashboard} />
          {refresh}
        </>
      }
    >
      <DashboardFigures dashboard={dashboard} />
      <div className={hasAlert(dashboard.alerts) ? styles.withAttention : undefined}>
        <HourCard dashboard={dashboard} />
        <NeedsAttention alerts={dashboard.alerts} />
      </div>
      <CapacityToday dashboard={dashboard} thresholds={thresholds} />
      <LatestOrders dashboard={dashboard} />
    </Page>
  );
}
