import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './dialog.module.css';

interface SideSheetProps {
  title: ReactNode;
  /** From the end side, or from below on a phone. */
  position?: 'right' | 'bottom';
  /** Width, or height of one from below. */
  size?: number | string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What is longer than a dialog and still beside its page (design.md, section 5, Dialogs). Its head is no `header`:
 * that would be a second banner of the page.
 */
export function SideSheet({ title, position = 'right', size = 480, onClose, children }: SideSheetProps) {
  const { t } = useMessages();
  return (
    <Drawer.Root opened onClose={onClose} position={position} size={size}>
      <Drawer.Overlay />
      <Drawer.Content className={position === 'bottom' ? styles.fromBelow : styles.beside}>
        <div className={styles.head}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('ui.close')} />
        </div>
        <Drawer.Body className={styles.sheetBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
