import { useMessages } from '@foyer/ui/states/messages.tsx';
import styles from './week-line.module.css';

const width = 88;
const height = 22;

/** The orders of the last seven days as a line; the sum is read out. */
export function WeekLine({ ordersByDay }: { ordersByDay: readonly number[] }) {
  const { t } = useMessages();
  const most = Math.max(1, ...ordersByDay);
  const step = width / Math.max(1, ordersByDay.length - 1);
  const points = ordersByDay
    .map(
      (count, day) => `${(day * step).toFixed(1)},${(height - 2 - (count / most) * (height - 4)).toFixed(1)}`,
    )
    .join(' ');
  const count = ordersByDay.reduce((sum, one) => sum + one, 0);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('channel-management.ordersOfWeek', { count })}
    >
      <title>{t('channel-management.ordersOfWeek', { count })}</title>
      <polyline points={points} />
    </svg>
  );
}
