import styles from './message-queue.module.css';

const WIDTH = 120;
const HEIGHT = 20;

/** A line that shows a trend; `label` says in words what it counts. */
export function TrendLine({ values, label }: { values: readonly number[]; label: string }) {
  const highest = Math.max(1, ...values);
  const x = (nth: number) => (nth / Math.max(1, values.length - 1)) * WIDTH;
  const y = (value: number) => HEIGHT - 1 - (value / highest) * (HEIGHT - 2);
  return (
    <svg className={styles.trend} role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <polyline points={values.map((value, nth) => `${x(nth)},${y(value)}`).join(' ')} />
    </svg>
  );
}
