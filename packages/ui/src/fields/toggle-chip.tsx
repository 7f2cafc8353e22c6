import { IconCheck, IconPlus } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from '../table/filter-chip.module.css';

interface ToggleChipProps {
  /** What is left over when it is on: 'Changed'. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A filter that is on or off: dashed while available, solid while on. */
export function ToggleChip({ label, on, onChange }: ToggleChipProps) {
  const Icon = on ? IconCheck : IconPlus;
  return (
    <span className={clsx(styles.chip, on && styles.set)}>
      <button type="button" className={styles.open} aria-pressed={on} onClick={() => onChange(!on)}>
        <Icon size={14} stroke={1.6} aria-hidden="true" />
        {on ? <strong>{label}</strong> : label}
      </button>
    </span>
  );
}
