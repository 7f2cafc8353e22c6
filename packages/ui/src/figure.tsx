import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  /** The number, already written for the reader. */
  value: ReactNode;
  /** What the number is out of: 'of 1,219'. */
  of?: ReactNode;
  /** Below it: a meter or a line of text. */
  children?: ReactNode;
}

/** A row of figures in one card. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>;
}

export function Figure({ label, value, of, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        <span className={styles.value}>{value}</span>
        {of && <span className={styles.of}> {of}</span>}
      </p>
      {children}
    </div>
  );
}
