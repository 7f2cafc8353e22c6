import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './table-footer.module.css';

interface TableFooterProps {
  /** Which rows of how many, and the totals of the view. */
  children: ReactNode;
  /** What is paged, where a page has two lists. */
  label?: string;
  /** Absent = there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** The last row of a list's card. The server pages; both ways are always in the same place. */
export function TableFooter({ children, label, onPrevious, onNext }: TableFooterProps) {
  const { t } = useMessages();
  return (
    <div className={styles.footer}>
      <p className={styles.summary} role="status">
        {children}
      </p>
      {(onPrevious || onNext) && (
        <nav className={styles.pages} aria-label={label ?? t('ui.pages')}>
          <Button size="compact-sm" disabled={!onPrevious} onClick={onPrevious}>
            {t('ui.previous')}
          </Button>
          <Button size="compact-sm" disabled={!onNext} onClick={onNext}>
            {t('ui.next')}
          </Button>
        </nav>
      )}
    </div>
  );
}
