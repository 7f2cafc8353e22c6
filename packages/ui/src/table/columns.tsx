import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** The edit page: a main column of cards and a 304 px summary, which goes below it under 1200 px. */
export function Columns({ children, summary }: { children: ReactNode; summary?: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      {summary && <div className={styles.summary}>{summary}</div>}
    </div>
  );
}
