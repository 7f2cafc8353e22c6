import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './card-list.module.css';

/** Identity 1 start, money or count 1 end, status 2 or 3 end, the rest by importance. */
export interface RowCard {
  /** Before all lines. */
  picture?: ReactNode;
  title: ReactNode;
  figure?: ReactNode;
  line2?: ReactNode;
  line2End?: ReactNode;
  line3?: ReactNode;
  line3End?: ReactNode;
  /** Buttons of the row; they are outside its link. */
  actions?: ReactNode;
}

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowLink?: (row: Row) => string;
  card: (row: Row) => RowCard;
}

/** The rows of a list on a phone. */
export function CardList<Row>({ label, rows, rowKey, rowLink, card }: CardListProps<Row>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => {
        const content = card(row);
        return (
          <li key={rowKey(row)} className={styles.item}>
            {rowLink ? (
              <Link to={rowLink(row)} className={clsx(styles.card, content.picture && styles.pictured)}>
                <Lines card={content} />
              </Link>
            ) : (
              <div className={clsx(styles.card, content.picture && styles.pictured)}>
                <Lines card={content} />
              </div>
            )}
            {content.actions && <div className={styles.actions}>{content.actions}</div>}
          </li>
        );
      })}
    </ul>
  );
}

function Lines({ card }: { card: RowCard }) {
  return (
    <>
      {card.picture && <span className={styles.picture}>{card.picture}</span>}
      <span className={styles.title}>{card.title}</span>
      <span className={styles.figure}>{card.figure}</span>
      {(card.line2 || card.line2End) && (
        <>
          <span className={styles.detail}>{card.line2}</span>
          <span className={styles.end}>{card.line2End}</span>
        </>
      )}
      {(card.line3 || card.line3End) && (
        <>
          <span className={clsx(styles.detail, !card.line3End && styles.whole)}>{card.line3}</span>
          {card.line3End && <span className={styles.end}>{card.line3End}</span>}
        </>
      )}
    </>
  );
}
