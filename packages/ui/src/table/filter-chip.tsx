import { Menu } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { useMessages } from '../states/messages.tsx';
import styles from './filter-chip.module.css';

export interface FilterOption {
  value: string;
  label: string;
}

interface FilterChipProps {
  /** What is filtered: 'Status'. */
  label: string;
  options: readonly FilterOption[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter of a list: dashed while available, solid with its value in bold and a cross while set. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const { t } = useMessages();
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={clsx(styles.chip, chosen && styles.set)}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.open}>
            {chosen ? (
              <>
                {label} <strong>{chosen.label}</strong>
              </>
            ) : (
              <>
                <IconPlus size={14} stroke={1.6} aria-hidden="true" />
                {label}
              </>
            )}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.options}>
          <Menu.RadioGroup value={value ?? null} onChange={onChange}>
            {options.map((option) => (
              <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick>
                {option.label}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        </Menu.Dropdown>
      </Menu>
      {chosen && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('ui.clearFilter', { label })}
          onClick={() => onChange(undefined)}
        >
          <IconX size={14} stroke={1.6} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
