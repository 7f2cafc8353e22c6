import { SideSheet } from '@foyer/ui/dialogs/side-sheet.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import styles from './slot-panel.module.css';

interface SlotPanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the grid on a wide window, a drawer on a tablet, a sheet from below on a phone. */
export function SlotPanel({ title, onClose, children }: SlotPanelProps) {
  const { t } = useMessages();
  const titleId = useId();
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  if (!wide) {
    return (
      <SideSheet
        onClose={onClose}
        title={title}
        position={phone ? 'bottom' : 'right'}
        size={phone ? 'auto' : 400}
      >
        {children}
      </SideSheet>
    );
  }
  return (
    <aside
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
