import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** At the end of the title row. */
  actions?: ReactNode;
  /** For tables and lists that run to the card's edges. */
  flush?: boolean;
  children: ReactNode;
}

export function Card({ title, actions, flush, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      className={styles.card}
      data-flush={flush || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={clsx(!flush && styles.body)}>{children}</div>
    </section>
  );
}
