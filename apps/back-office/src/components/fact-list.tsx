import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  id: string;
  title: string;
  detail: string;
  /** At the end of its line: a state, or what can be done about it. */
  end?: ReactNode;
}

interface FactListProps {
  label: string;
  facts: readonly Fact[];
  /** Said where there is none. */
  none: string;
}

/** A short list on a card: of each a name with what to know of it below. */
export function FactList({ label, facts, none }: FactListProps) {
  if (facts.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list} aria-label={label}>
      {facts.map(({ id, title, detail, end }) => (
        <li key={id} className={styles.item}>
          <span className={styles.text}>
            <strong>{title}</strong>
            <small className={styles.detail}>{detail}</small>
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </li>
      ))}
    </ul>
  );
}
