import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';
import { useMessages } from './messages.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** The consequence: who is hit, how many, how much money. */
  children: ReactNode;
  /** Verb + object, with the amount where there is one: 'Refund €66.50'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** A third way out at the far end: 'Discard'. */
  extra?: { label: string; onClick: () => void };
  destructive?: boolean;
  /** Spins the confirm button. */
  busy?: boolean;
  /** At least 256 high; makes the dialog 400 x 480. */
  picture?: ReactNode;
  onConfirm: () => void;
  /** Cancel, the cross and Escape. */
  onCancel: () => void;
}

/**
 * Asks before an act (design.md, section 5, Dialogs): 400 x 480 with a picture, else 440 wide and at most 480
 * high. Cancel stands left of confirm; focus starts on the safe button when the act destroys something.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useMessages();
  const { picture, destructive, extra } = props;
  return (
    <Modal.Root
      opened={props.opened}
      onClose={props.onCancel}
      size={picture ? 400 : 440}
      radius="xl"
      centered
      transitionProps={{ duration: 0 }}
      classNames={{ content: picture ? styles.pictured : styles.plain }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.head}>
          <Modal.Title>{props.title}</Modal.Title>
          <Modal.CloseButton aria-label={t('ui.close')} className={picture ? styles.onPicture : undefined} />
        </div>
        <Modal.Body className={styles.body}>
          <div className={styles.text}>{props.children}</div>
          <div className={picture ? styles.halves : styles.buttons}>
            {extra && (
              <Button variant="subtle" color="danger" className={styles.extra} onClick={extra.onClick}>
                {extra.label}
              </Button>
            )}
            <Button onClick={props.onCancel} data-autofocus={destructive || undefined}>
              {props.cancelLabel ?? t('ui.cancel')}
            </Button>
            <Button
              variant="filled"
              color={destructive ? 'danger' : 'ink'}
              loading={props.busy}
              onClick={props.onConfirm}
              data-autofocus={destructive ? undefined : true}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
