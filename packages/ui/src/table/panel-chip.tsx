import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { SideSheet } from '../dialogs/side-sheet.tsx';
import { ChipFrame, ChipWords } from './chip-frame.tsx';
import styles from './filter-chip.module.css';

interface PanelChipProps {
  /** What is filtered: 'Visit date'. */
  label: string;
  /** What is chosen, in words; undefined = nothing. */
  chosen: string | undefined;
  onClear: () => void;
  /** What is chosen from. */
  children: (close: () => void) => ReactNode;
}

/** A filter of a list whose values are typed or picked: in a panel below the chip, on a phone in a sheet. */
export function PanelChip({ label, chosen, onClear, children }: PanelChipProps) {
  // Chosen when it opens: a device that is turned meanwhile keeps what was typed.
  const [opened, setOpened] = useState<'panel' | 'sheet'>();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const close = () => setOpened(undefined);
  const button = (
    <button
      type="button"
      className={styles.open}
      onClick={() => setOpened(opened ? undefined : phone ? 'sheet' : 'panel')}
    >
      <ChipWords label={label} chosen={chosen} />
    </button>
  );
  return (
    <ChipFrame label={label} isSet={chosen !== undefined} onClear={onClear}>
      <Popover opened={opened === 'panel'} onChange={close} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>{button}</Popover.Target>
        <Popover.Dropdown aria-label={label} className={styles.panel}>
          {children(close)}
        </Popover.Dropdown>
      </Popover>
      {opened === 'sheet' && (
        <SideSheet title={label} position="bottom" size="auto" onClose={close}>
          {children(close)}
        </SideSheet>
      )}
    </ChipFrame>
  );
}
