import { IconPlus, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './filter-chip.module.css';

interface ChipFrameProps {
  /** What is filtered: 'Status'. */
  label: string;
  isSet: boolean;
  onClear: () => void;
  /** The button with `ChipWords`, and what it opens. */
  children: ReactNode;
}

/** The look of a filter: dashed while available, solid with a cross while set. */
export function ChipFrame({ label, isSet, onClear, children }: ChipFrameProps) {
  const { t } = useMessages();
  return (
    <span className={clsx(styles.chip, isSet && styles.set)}>
      {children}
      {isSet && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('ui.clearFilter', { label })}
          onClick={onClear}
        >
          <IconX size={14} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** What the button of a filter says: its name, and in bold what is chosen. */
export function ChipWords({ label, chosen }: { label: string; chosen: string | undefined }) {
  if (chosen !== undefined) {
    return (
      <>
        {label} <strong>{chosen}</strong>
      </>
    );
  }
  return (
    <>
      <IconPlus size={14} stroke={1.6} aria-hidden="true" />
      {label}
    </>
  );
}
