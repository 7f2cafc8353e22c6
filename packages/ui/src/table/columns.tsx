import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  summary?: ReactNode;
  /** A summary that is a preview to be read: 400 px. */
  preview?: boolean;
}

/** The edit page: a main column of cards and a 304 px summary, which goes below it under 1200 px. */
export function Columns({ children, summary, preview = false }: ColumnsProps) {
  return (
    <div className={clsx(styles.columns, preview && styles.preview)}>
      <div className={styles.main}>{children}</div>
      {summary && <div className={styles.summary}>{summary}</div>}
    </div>
  );
}
