import { Menu } from '@mantine/core';
import { ChipFrame, ChipWords } from './chip-frame.tsx';
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

/** A filter of a list by one of a few values. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <ChipFrame label={label} isSet={chosen !== undefined} onClear={() => onChange(undefined)}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.open}>
            <ChipWords label={label} chosen={chosen?.label} />
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
    </ChipFrame>
  );
}
