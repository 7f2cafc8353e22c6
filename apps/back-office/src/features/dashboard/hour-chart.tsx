import { minutesSinceMidnight } from '@foyer/domain/calendar/local-time.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useElementSize } from '@mantine/hooks';
import { axisTicks, type ChartHour, hourLabel } from './chart-scale.ts';
import styles from './hour-chart.module.css';

const height = 300;
const top = 26;
const bottom = 34;
const start = 36;

interface HourChartProps {
  hours: readonly ChartHour[];
  /** The client's clock, for the line that says now. */
  clock: string;
}

/** Two bars an hour. Hidden from screen readers: the summary and the table say the same. */
export function HourChart({ hours, clock }: HourChartProps) {
  const { t, number } = useMessages();
  const { ref, width } = useElementSize();
  const ticks = axisTicks(Math.max(...hours.map(({ scans, reservations }) => Math.max(scans, reservations))));
  const most = ticks.at(-1) ?? 1;
  const plot = Math.max(0, width - start - 8);
  const band = plot / hours.length;
  const bar = Math.min(20, band * 0.32);
  const y = (value: number) => height - bottom - (value / most) * (height - top - bottom);
  const first = hours[0]?.hour ?? 0;
  const now = (minutesSinceMidnight(clock) / 60 - first) * band;
  const labelEvery = band < 40 ? 2 : 1;
  return (
    <div ref={ref} className={styles.chart} dir="ltr">
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={start} x2={width} y1={y(tick)} y2={y(tick)} className={styles.grid} />
              <text x={start - 10} y={y(tick) + 4} textAnchor="end">
                {number(tick)}
              </text>
            </g>
          ))}
          {hours.map(({ hour, scans, reservations }, index) => {
            const middle = start + band * (index + 0.5);
            // A bar alone is above its hour.
            const reserved = scans > 0 ? middle - bar - 1 : middle - bar / 2;
            const scanned = reservations > 0 ? middle + 1 : middle - bar / 2;
            return (
              <g key={hour}>
                <path d={barPath(reserved, y(reservations), bar, y(0))} className={styles.reservations} />
                <path d={barPath(scanned, y(scans), bar, y(0))} className={styles.scans} />
                {index % labelEvery === 0 && (
                  <text x={middle} y={height - 10} textAnchor="middle">
                    {hourLabel(hour)}
                  </text>
                )}
              </g>
            );
          })}
          {now >= 0 && now <= plot && (
            <g transform={`translate(${start + now} 0)`}>
              <line y1={top - 6} y2={y(0)} className={styles.now} />
              <text y={top - 12} textAnchor="middle">
                {t('dashboard.now')}
              </text>
            </g>
          )}
        </svg>
      )}
    </div>
  );
}

/** A bar with a rounded top; nothing at all for zero. */
function barPath(x: number, top: number, width: number, base: number): string {
  const radius = Math.min(3, base - top);
  if (base - top <= 0) return '';
  return `M${x} ${base}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${base}z`;
}
