import { useDocumentTitle } from '@mantine/hooks';
import { IconChevronLeft } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { Link } from './link.tsx';
import styles from './page.module.css';

export interface PageProps {
  title: ReactNode;
  /** Beside the title: usually a StatusTag. */
  status?: ReactNode;
  subtitle?: ReactNode;
  /** The pages above this one; on a phone only the last shows, as the way back. */
  breadcrumbs?: readonly Crumb[];
  /** Secondary actions first, the one primary last. */
  actions?: ReactNode;
  tabs?: ReactNode;
  /** Lists use the full width on a surface; cards stop at 1360, forms at 720, both on canvas. */
  kind?: 'list' | 'cards' | 'form';
  /** On a wide window the page is as high as the sheet: a part of it fills what is left and scrolls inside itself. */
  fills?: boolean;
  children: ReactNode;
}

/** The frame of every page: way back, heading, actions, tabs, content. */
export function Page({
  title,
  status,
  subtitle,
  breadcrumbs,
  actions,
  tabs,
  kind = 'cards',
  fills = false,
  children,
}: PageProps) {
  const parent = breadcrumbs?.at(-1);
  useDocumentTitle(typeof title === 'string' ? `${title} · Foyer` : 'Foyer');
  return (
    <div className={clsx(styles.page, styles[kind], fills && styles.fills)}>
      <header className={styles.head}>
        <div className={styles.heading}>
          {breadcrumbs && <Breadcrumbs crumbs={breadcrumbs} current={title} />}
          {parent && (
            <Link to={parent.to} className={styles.back}>
              <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
              {parent.label}
            </Link>
          )}
          <div className={styles.titleRow}>
            <h1 className={styles.title} tabIndex={-1} data-page-heading="">
              {title}
            </h1>
            {status}
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {tabs}
      {children}
    </div>
  );
}
