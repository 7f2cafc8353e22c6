import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useElementSize } from '@mantine/hooks';
import styles from './waiting-room.module.css';

const height = 150;
const bottom = 24;
const top = 10;
const start = 44;

interface PeopleChartProps {
  minutes: readonly { time: string; people: number }[];
}

/** People waiting, minute by minute. Hidden from screen readers: the table says the same. */
export function PeopleChart({ minutes }: PeopleChartProps) {
  const { number } = useMessages();
  const { ref, width } = useElementSize();
  const step = stepOf(Math.max(1, ...minutes.map(({ people }) => people)) / 3);
  const most = step * 3;
  const x = (index: number) => start + ((width - start - 8) * index) / Math.max(1, minutes.length - 1);
  const y = (people: number) => height - bottom - (people / most) * (height - top - bottom);
  const line = minutes
    .map(({ people }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(people)}`)
    .join('');
  const labelEvery = Math.max(1, Math.ceil(minutes.length / Math.max(2, width / 110)));
  return (
    <div ref={ref} className={styles.chart} dir="ltr">
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {[0, 1, 2, 3].map((tick) => (
            <g key={tick}>
              <line x1={start} x2={width} y1={y(tick * step)} y2={y(tick * step)} className={styles.grid} />
              <text x={start - 8} y={y(tick * step) + 4} textAnchor="end">
                {number(tick * step)}
              </text>
            </g>
          ))}
          {minutes.length > 1 && (
            <path d={`${line}L${x(minutes.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} className={styles.area} />
          )}
          <path d={line} className={styles.line} />
          {minutes.map(({ time }, index) =>
            index % labelEvery === 0 ? (
              <text key={time} x={x(index)} y={height - 6} textAnchor="middle">
                {time}
              </text>
            ) : null,
          )}
        </svg>
      )}
    </div>
  );
}

/** The next round number: 1, 2, 5, 10, 20, 50. */
function stepOf(least: number): number {
  for (let power = 1; ; power *= 10)
    for (const one of [1, 2, 5]) if (one * power >= least) return one * power;
}
