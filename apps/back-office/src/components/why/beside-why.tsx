import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadParts } from '../../words/loaded-parts.ts';
import styles from './beside-why.module.css';
import { useWhyAsked } from './why-asked.ts';

const WhyPanel = onDemand(async () => {
  const [{ WhyPanel: panel }] = await Promise.all([import('./why-panel.tsx'), loadParts(['why'])]);
  return panel;
});

interface BesideWhyProps {
  /** Whose dates are asked about; without one `?why=` is a timeslot. */
  productId?: string;
  children: ReactNode;
}

/** Numbers that people dispute, with "Why?" beside them while the address asks it. */
export function BesideWhy({ productId, children }: BesideWhyProps) {
  const asked = useWhyAsked();
  const { why } = asked;
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Closed: back to where it was asked.
    if (why === null && last.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-why="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = why;
  }, [why]);
  return (
    <div ref={place} className={styles.place} data-open={why !== null || undefined}>
      <div className={styles.main}>{children}</div>
      {why !== null && <WhyPanel key={why} why={why} productId={productId ?? null} asked={asked} />}
    </div>
  );
}
