import { IconCalendarOff, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** `first` = never used, `noMatch` = the filters hide everything, `closed` = a day without visitors. */
  kind: 'first' | 'noMatch' | 'closed';
  title: string;
  /** What the thing is; or the filters that are set, repeated. */
  children?: ReactNode;
  /** One button (and a guide link); 'Clear filters' for no match. */
  actions?: ReactNode;
}

/** A list with nothing in it says why, and what to do. */
export function EmptyState({ kind, title, children, actions }: EmptyStateProps) {
  const Badge = kind === 'closed' ? IconCalendarOff : IconSearch;
  return (
    <div className={styles.state}>
      {kind === 'first' ? (
        <Arches />
      ) : (
        <span className={styles.badge}>
          <Badge size={22} stroke={1.6} aria-hidden="true" />
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

function Arches() {
  return (
    <svg width="100" height="64" viewBox="0 0 100 64" aria-hidden="true">
      <path d="M0 64V32a19 19 0 0 1 38 0v32z" fill="#c9cfe6" />
      <path d="M58 64V36a21 21 0 0 1 42 0v28z" fill="#f4c9a6" />
      <path d="M28 64V22a22 22 0 0 1 44 0v42z" fill="#2447b5" />
      <path d="M38 64V34a12 12 0 0 1 24 0v30z" fill="#fff4df" />
    </svg>
  );
}
