import { Figure, Figures } from '@foyer/ui/figure.tsx';
import { useMessages, type Words } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import type { DashboardQuery } from '../../generated/operations.ts';
import { chooseComparison } from './compare-with-last-week.ts';
import styles from './dashboard.module.css';

type DashboardFacts = DashboardQuery['dashboard'];

/** How is today going: four figures. Revenue is replaced by orders where the account may not see it. */
export function DashboardFigures({ dashboard }: { dashboard: DashboardFacts }) {
  const { t, number } = useMessages();
  const { scans, reservations, inside, insideLimit } = dashboard;
  const expected = Math.max(0, reservations - scans);
  const of = t('dashboard.of', { count: number(reservations) });
  return (
    <Figures>
      <Figure label={t('dashboard.scanned')} value={number(scans)} of={of}>
        <Meter value={scans} max={reservations} label={`${t('dashboard.scanned')}: ${number(scans)} ${of}`} />
      </Figure>
      {inside === null || inside === undefined ? (
        <Figure label={t('dashboard.expected')} value={number(expected)} of={of}>
          <Meter
            tone="success"
            value={expected}
            max={reservations}
            label={`${t('dashboard.expected')}: ${number(expected)} ${of}`}
          />
        </Figure>
      ) : (
        <Figure
          label={t('dashboard.inside')}
          value={number(inside)}
          of={t('dashboard.of', { count: number(insideLimit ?? scans) })}
        >
          <Meter
            tone={insideLimit && inside >= insideLimit ? 'danger' : 'success'}
            value={inside}
            max={insideLimit ?? scans}
            label={`${t('dashboard.inside')}: ${number(inside)}`}
          />
          {insideLimit && <p className={styles.note}>{t('dashboard.insideLimit')}</p>}
        </Figure>
      )}
      <SalesFigure dashboard={dashboard} />
      <TicketsFigure dashboard={dashboard} />
    </Figures>
  );
}

function SalesFigure({ dashboard }: { dashboard: DashboardFacts }) {
  const words = useMessages();
  const { revenueMinor, revenueAWeekAgoMinor } = dashboard;
  if (revenueMinor === null || revenueMinor === undefined) {
    return (
      <Figure label={words.t('dashboard.orders')} value={words.number(dashboard.ordersToday)}>
        <Change
          now={dashboard.ordersToday}
          before={dashboard.ordersAWeekAgo}
          beforeInWords={words.number(dashboard.ordersAWeekAgo)}
          dashboard={dashboard}
          words={words}
        />
      </Figure>
    );
  }
  return (
    <Figure label={words.t('dashboard.revenue')} value={words.money(revenueMinor, dashboard.currency)}>
      <Change
        now={revenueMinor}
        before={revenueAWeekAgoMinor ?? 0}
        beforeInWords={words.money(revenueAWeekAgoMinor ?? 0, dashboard.currency)}
        dashboard={dashboard}
        words={words}
      />
    </Figure>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  beforeInWords: string;
  dashboard: DashboardFacts;
  words: Words;
}

/** Against the same weekday a week ago, up to the same time of day. */
function Change({ now, before, beforeInWords, dashboard, words }: ChangeProps) {
  const { t, intlLocale, percent } = words;
  const comparison = chooseComparison(dashboard, !dashboard.opensAt);
  if (comparison === 'none') {
    return <p className={styles.note}>{t('dashboard.notOpenYet', { time: dashboard.opensAt ?? '' })}</p>;
  }
  if (comparison === 'nothing' || before === 0)
    return <p className={styles.note}>{t('dashboard.nothingToCompare')}</p>;
  const change = Math.round(((now - before) / before) * 100);
  const weekday = new Intl.DateTimeFormat(intlLocale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${dashboard.date}T00:00:00Z`),
  );
  if (comparison === 'amount') {
    return <p className={styles.note}>{t('dashboard.lastWeekByNow', { weekday, amount: beforeInWords })}</p>;
  }
  const params = { percent: percent(Math.abs(change) * 100), weekday };
  const Arrow = change >= 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <p className={styles.note}>
      <Arrow size={14} stroke={1.8} aria-hidden="true" className={change >= 0 ? styles.up : styles.down} />
      {t(change >= 0 ? 'dashboard.more' : 'dashboard.less', params)}
    </p>
  );
}

function TicketsFigure({ dashboard }: { dashboard: DashboardFacts }) {
  const { t, number, percent } = useMessages();
  const { ticketsSold, ticketsSoldOnline } = dashboard;
  const online = ticketsSold === 0 ? 0 : Math.round((ticketsSoldOnline / ticketsSold) * 100);
  const shares = { online: percent(online * 100), desk: percent((100 - online) * 100) };
  return (
    <Figure label={t('dashboard.ticketsSold')} value={number(ticketsSold)}>
      <p className={styles.note}>
        {ticketsSold === 0 ? t('dashboard.noneYet') : t('dashboard.bySalesPoint', shares)}
      </p>
    </Figure>
  );
}
