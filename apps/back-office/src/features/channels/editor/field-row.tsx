import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  label: string;
  hint?: string;
  /** The field, or the part of the form, that it shows: see `focusField`. */
  field?: string;
  children: ReactNode;
}

/** What is set at the start, with what it means; its control beside it. The control names itself to who cannot see it. */
export function FieldRow({ label, hint, field, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.control} data-field={field}>
        {children}
      </div>
    </div>
  );
}

/** The rows of a step, with lines between them. */
export function FieldRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
