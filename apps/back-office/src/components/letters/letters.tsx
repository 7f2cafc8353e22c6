import clsx from 'clsx';
import styles from './letters.module.css';
import { colourOf } from './letters-of.ts';

interface LettersProps {
  /** Its colour stays that of this name or id. */
  owner: string;
  /** One or two. */
  letters: string;
  /** 22, 32 and 44 px. */
  size?: 'small' | 'medium' | 'big';
  className?: string | undefined;
}

/** The letters of a person or client on a colour of its own; the name is always beside them. */
export function Letters({ owner, letters, size = 'medium', className }: LettersProps) {
  return (
    <span
      className={clsx(styles.letters, styles[size], className)}
      data-colour={colourOf(owner)}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
