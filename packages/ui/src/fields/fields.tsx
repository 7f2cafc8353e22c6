import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Fields below each other; `row` puts those that belong together side by side from 720 px. */
export function Fields({ row, children }: { row?: boolean; children: ReactNode }) {
  return <div className={row ? styles.row : styles.fields}>{children}</div>;
}
