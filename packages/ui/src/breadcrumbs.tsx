import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Link } from './link.tsx';
import { useMessages } from './states/messages.tsx';

export interface Crumb {
  label: string;
  to: string;
}

/** The way to this page; hidden on a phone, where the page shows one link back. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: ReactNode }) {
  const { t } = useMessages();
  return (
    <nav className={styles.trail} aria-label={t('ui.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{crumb.label}</Link>
            <span aria-hidden="true"> / </span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
