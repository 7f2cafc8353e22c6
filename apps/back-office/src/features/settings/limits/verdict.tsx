import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './limits.module.css';

/** One line of the answer of "Try it". */
export function Verdict({ isGood, title, more }: { isGood: boolean; title: string; more: string }) {
  const Icon = isGood ? IconCircleCheck : IconCircleX;
  return (
    <p className={clsx(styles.verdict, isGood ? styles.yes : styles.no)}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        {more && ` · ${more}`}
      </span>
    </p>
  );
}
