import { Card } from '@foyer/ui/card.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './section-card.module.css';

interface SectionCardProps {
  /** What the section nav leads to. */
  id: string;
  title: string;
  /** Of the card as a whole; it outlines the card and is shown in its head. */
  error?: ReactNode;
  /** One of its fields was refused and says so itself: the card is outlined. */
  failed?: boolean;
  children: ReactNode;
}

export function SectionCard({ id, title, error, failed, children }: SectionCardProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.section} data-failed={error || failed ? '' : undefined}>
      <Card
        title={title}
        actions={
          error && (
            <span className={styles.error} role="alert">
              <IconAlertTriangle size={15} stroke={1.6} aria-hidden="true" />
              {error}
            </span>
          )
        }
      >
        {children}
      </Card>
    </div>
  );
}
