import { useMessages } from '@foyer/ui/states/messages.tsx';
import { type Heat, heatOf } from './heat.ts';
import styles from './heat-legend.module.css';

const shown = ['quiet', 'available', 'busy', 'almost full', 'full', 'closed'] as const;

const fills: Record<Heat, string> = {
  h1: 'var(--heat-1)',
  h2: 'var(--heat-2)',
  h3: 'var(--heat-3)',
  h4: 'var(--heat-4)',
  h5: 'var(--heat-5)',
  closed: 'var(--hatch)',
  none: 'none',
};

interface HeatLegendProps {
  /** One row on a phone. */
  brief?: boolean;
}

/** What the colours of capacity mean. */
export function HeatLegend({ brief = false }: HeatLegendProps) {
  const { t } = useMessages();
  return (
    <ul className={styles.legend}>
      {shown.map((state) => (
        <li key={state}>
          <span className={styles.swatch} style={{ background: fills[heatOf(state)] }} aria-hidden="true" />
          {/* The colour of both states. */}
          {t(
            state === 'full' && !brief
              ? 'availability.fullOrSoldOut'
              : `availability.${state.replace(' ', '-')}`,
          )}
        </li>
      ))}
    </ul>
  );
}
