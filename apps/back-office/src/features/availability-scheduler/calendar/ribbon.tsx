import { heatOf } from '../../../components/days/heat.ts';
import styles from './ribbon.module.css';

interface RibbonProps {
  /** How full each timeslot is, in percent. */
  shares: readonly number[];
  states: readonly string[];
}

const height = 100;
const barWidth = 10;
const gapWidth = 0.7;

/**
 * A day as one bar for each timeslot, as high as it is full. One path for each heat and one for the top edges keep a
 * week of a location small for the browser; the words beside it say the same.
 */
export function Ribbon({ shares, states }: RibbonProps) {
  const bars = new Map<string, string[]>();
  const add = (name: string, path: string) => bars.set(name, [...(bars.get(name) ?? []), path]);
  states.forEach((state, index) => {
    const heat = heatOf(state);
    const x = index * barWidth;
    const width = barWidth - gapWidth;
    if (heat === 'closed' || heat === 'none') {
      add('closed', `M${x} 0h${barWidth}v${height}h-${barWidth}z`);
      return;
    }
    const top = height - Math.max(3, shares[index] ?? 0);
    add(heat, `M${x} ${top}h${width}V${height}h-${width}z`);
    add(`${heat} top`, `M${x} ${top}h${width}`);
  });
  return (
    <svg
      className={styles.ribbon}
      viewBox={`0 0 ${Math.max(1, states.length) * barWidth} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[...bars].map(([name, paths]) => (
        <path
          key={name}
          d={paths.join('')}
          className={name
            .split(' ')
            .map((part) => styles[part])
            .join(' ')}
        />
      ))}
    </svg>
  );
}
