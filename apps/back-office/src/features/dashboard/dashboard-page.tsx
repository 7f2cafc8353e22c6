import { formatLongDate } from '@foyer/i18n/format-date.ts';
import { Page } from '@foyer/ui/page.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PageSkeleton } from '@foyer/ui/states/page-skeleton.tsx';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { DashboardQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { changePreferences, currentPreferences, onPreferencesChange } from '../../session/preferences.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { CapacityToday } from './capacity-today.tsx';
import { Dashboard } from './dashboard.graphql.ts';
import styles from './dashboard.module.css';
import { DashboardFigures } from './dashboard-figures.tsx';
import { Freshness } from './freshness.tsx';
import { GettingStartedCard } from './getting-started-card.tsx';
import { GoLiveCards } from './go-live-cards.tsx';
import { HourCard } from './hour-card.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { NeedsAttention } from './needs-attention.tsx';
import { useCloseToday } from './use-close-today.tsx';
import { useLiveRefresh } from './use-live-refresh.ts';

const refreshEveryMs = 60_000;

/** How is today going, is the curve normal, what needs me, where is room left: in that order (design.md, section 5). */
export default function DashboardPage() {
  const { t, today, intlLocale } = useMessages();
  const query = useGraphqlQuery(Dashboard, {}, { refetchEveryMs: refreshEveryMs });
  useLiveRefresh(() => void query.refetch());
  // Figures that change by themselves do not make the button busy.
  const [isAsked, setAsked] = useState(false);
  return (
    <QueryView
      query={query}
      failed={t('dashboard.failed')}
      loading={<PageSkeleton title={dayTitle(today(), intlLocale)} />}
    >
      {({ dashboard, availabilityThresholds }) => (
        <Today
          dashboard={dashboard}
          thresholds={availabilityThresholds}
          isRefreshing={isAsked}
          onRefresh={() => {
            setAsked(true);
            void query.refetch().finally(() => setAsked(false));
          }}
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
  const { t, intlLocale } = useMessages();
  const { account } = useOwnAccount();
  const facts = useClientFacts();
  const { hidesGettingStarted } = useSyncExternalStore(onPreferencesChange, currentPreferences);
  const closing = useCloseToday(dashboard);
  const { gettingStarted } = dashboard;
  const started = hidesGettingStarted ? null : gettingStarted;
  const showList = { label: t('dashboard.start.show'), onClick: () => hideGettingStarted(false) };
  const actions = [...closing.actions, ...(gettingStarted && !started ? [showList] : [])];
  const freshness = (
    <Freshness time={dashboard.time} openUntil={dashboard.openUntil} readAt={dashboard.readAt} />
  );
  return (
    <Page
      title={
        started
          ? t('dashboard.start.title', { name: account?.username ?? '' })
          : dayTitle(dashboard.date, intlLocale)
      }
      subtitle={started ? t('dashboard.start.text', { museum: facts?.name ?? '' }) : freshness}
      actions={
        <>
          {actions.length > 0 && (
            <RowMenu variant="default" label={t('dashboard.actions')} actions={actions} />
          )}
          {started && (
            <Button variant="subtle" onClick={() => hideGettingStarted(true)}>
              {t('dashboard.start.hide')}
            </Button>
          )}
          <Button
            leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
            loading={isRefreshing}
            onClick={onRefresh}
          >
            {t('dashboard.refresh')}
          </Button>
        </>
      }
    >
      {started ? (
        <>
          <div className={styles.beside}>
            <GettingStartedCard started={started} />
            <GoLiveCards />
          </div>
          <DashboardFigures dashboard={dashboard} />
          <NeedsAttention alerts={dashboard.alerts} />
        </>
      ) : (
        <>
          <DashboardFigures dashboard={dashboard} />
          <div className={styles.beside}>
            <HourCard dashboard={dashboard} />
            <NeedsAttention alerts={dashboard.alerts} />
          </div>
        </>
      )}
      <CapacityToday dashboard={dashboard} thresholds={thresholds} />
      <LatestOrders dashboard={dashboard} />
      {closing.dialog}
    </Page>
  );
}

/** 'Tuesday 24 November'. */
function dayTitle(date: string, intlLocale: string): string {
  const day = formatLongDate(date, intlLocale, true).replace(',', '');
  return day.charAt(0).toUpperCase() + day.slice(1);
}

const hideGettingStarted = (hidesGettingStarted: boolean) => changePreferences({ hidesGettingStarted });
