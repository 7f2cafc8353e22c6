import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './loading-state.module.css';
import { useMessages } from './messages.tsx';

/** Nothing is shown for the first 150 ms: an answer that quick must not flash. */
const quietMs = 150;

interface LoadingStateProps {
  /** `table` for lists; `form` for edit pages. */
  kind?: 'table' | 'form';
  /** At most eight. */
  rows?: number;
}

/** One width a row, each its own, so that the shape reads as text. */
const widths = ['62%', '44%', '71%', '53%', '66%', '48%', '58%', '40%'];

/** Whether an answer has taken so long that its shape is shown. */
export function useQuietOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** The shape of what is coming. */
export function LoadingState({ kind = 'table', rows = 8 }: LoadingStateProps) {
  const { t } = useMessages();
  if (!useQuietOver()) return null;
  return (
    <div className={styles[kind]} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {widths.slice(0, rows).map((width) => (
        <div key={width} className={styles.row} aria-hidden="true">
          <span className={styles.bone} style={{ inlineSize: '14%' }} />
          <span className={styles.fill}>
            <span className={styles.bone} style={{ inlineSize: width }} />
          </span>
          <span className={styles.pill} />
        </div>
      ))}
    </div>
  );
}

/**
 * Takes the room of what is coming, so that nothing below it moves: `children` is the same part without its data. It is
 * neither seen nor reached.
 */
export function LoadingShape({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const isLate = useQuietOver();
  return (
    <div className={styles.shape} data-late={isLate || undefined} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <div className={styles.unseen} inert>
        {children}
      </div>
    </div>
  );
}
