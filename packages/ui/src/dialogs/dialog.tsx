import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../states/messages.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  title: ReactNode;
  /** Width in pixels. */
  size: number;
  /** Of the dialog itself. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A titled dialog with a close button. Its head is no `header`: within a dialog that would be a second banner of
 * the page.
 */
export function Dialog({ opened, title, size, className, onClose, children }: DialogProps) {
  const { t } = useMessages();
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={size}
      centered
      // On `Modal.Content` a class would also be given to what centres it.
      classNames={className === undefined ? {} : { content: className }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('ui.close')} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
