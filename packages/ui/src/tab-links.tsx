import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './tab-links.module.css';

export interface TabLink {
  to: string;
  label: string;
  current: boolean;
  count?: number;
  /** A StatusTag such as 'FR missing'. */
  tag?: ReactNode;
}

interface TabLinksProps {
  label: string;
  tabs: readonly TabLink[];
  /** `line` for the tabs of a page, `view` for the saved views of a list. */
  look?: 'line' | 'view';
}

/** Tabs are addresses: links in a navigation, the chosen one marked as current. */
export function TabLinks({ label, tabs, look = 'line' }: TabLinksProps) {
  return (
    <nav aria-label={label} className={clsx(styles.tabs, styles[look])}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          {tab.tag}
        </Link>
      ))}
    </nav>
  );
}
