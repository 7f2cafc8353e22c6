import type { ReactNode } from 'react';
import styles from './figure.module.css';
import { Link } from './link.tsx';

interface FigureProps {
  label: string;
  /** The number, already written for the reader. */
  value: ReactNode;
  /** What the number is out of: 'of 1,219'. */
  of?: ReactNode;
  /** Below it: a meter or a line of text. */
  children?: ReactNode;
  /** The list behind the figure. */
  to?: string;
}

/** A row of figures in one card. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}

export function Figure({ label, value, of, children, to }: FigureProps) {
  const figure = <span className={styles.value}>{value}</span>;
  return (
    <div className={styles.figure}>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        {to ? (
          <Link to={to} className={styles.link}>
            {figure}
          </Link>
        ) : (
          figure
        )}
        {of && <span className={styles.of}> {of}</span>}
      </p>
      {children}
    </div>
  );
}
