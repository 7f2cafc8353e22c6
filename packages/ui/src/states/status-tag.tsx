import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './status-tag.module.css';
import tones from './tone.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface StatusTagProps {
  /** Green active, amber needs work, red failed or stopped, blue scheduled, grey closed. */
  tone: Tone;
  /** Filled = final or good, ring = inactive, half = partial; none for a plain label such as Beta. */
  mark?: 'dot' | 'ring' | 'half' | 'none';
  /** The word; a status is never shown by colour alone. */
  children: ReactNode;
}

export function StatusTag({ tone, mark = 'dot', children }: StatusTagProps) {
  return (
    <span className={clsx(styles.tag, tones[tone])}>
      {mark === 'none' ? null : <span className={clsx(styles.mark, styles[mark])} aria-hidden="true" />}
      {children}
    </span>
  );
}
