import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type ChartHour, hourLabel } from './chart-scale.ts';
import styles from './dashboard.module.css';

/** The chart's figures as a table. */
export function HourTable({ hours }: { hours: readonly ChartHour[] }) {
  const { t, number } = useMessages();
  return (
    <ScrollRegion label={t('dashboard.hours.perHour')}>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.hours.hour')}</th>
            <th scope="col">{t('dashboard.hours.scans')}</th>
            <th scope="col">{t('dashboard.hours.reservations')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, scans, reservations }) => (
            <tr key={hour}>
              <th scope="row">{hourLabel(hour)}</th>
              <td>{number(scans)}</td>
              <td>{number(reservations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
