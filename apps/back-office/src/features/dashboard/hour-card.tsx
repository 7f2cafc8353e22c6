import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DashboardQuery } from '../../generated/operations.ts';
import { busiestHour, fillHours, hourLabel } from './chart-scale.ts';
import styles from './dashboard.module.css';
import { HourChart } from './hour-chart.tsx';
import { HourTable } from './hour-table.tsx';

/** Is the curve normal: scans beside reservations, as bars or as a table. */
export function HourCard({ dashboard }: { dashboard: DashboardQuery['dashboard'] }) {
  const { t, number } = useMessages();
  const [isTable, setIsTable] = useState(false);
  const hours = fillHours(dashboard.hours);
  const busiest = busiestHour(hours);
  const summary = busiest
    ? t('dashboard.hours.summary', {
        scans: number(dashboard.scans),
        reservations: number(dashboard.reservations),
        hour: hourLabel(busiest.hour),
        most: number(busiest.reservations),
      })
    : t('dashboard.hours.none');
  const legend = (
    <div className={styles.legend}>
      {!isTable && (
        <>
          <span className={styles.scans}>{t('dashboard.hours.scans')}</span>
          <span className={styles.reservations}>{t('dashboard.hours.reservations')}</span>
        </>
      )}
      <Button size="compact-sm" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
        {t('dashboard.hours.table')}
      </Button>
    </div>
  );
  return (
    <Card title={t('dashboard.hours.title')} actions={hours.length > 0 ? legend : undefined}>
      {hours.length > 0 &&
        (isTable ? <HourTable hours={hours} /> : <HourChart hours={hours} clock={dashboard.time} />)}
      <p className={styles.summary}>{summary}</p>
    </Card>
  );
}
