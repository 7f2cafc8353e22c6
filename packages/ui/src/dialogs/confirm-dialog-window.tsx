import { Button, Modal } from '@mantine/core';
import { useMessages } from '../states/messages.tsx';
import { useOpenedAfterMount } from '../use-opened-after-mount.ts';
import styles from './confirm-dialog.module.css';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

/** The window of a `ConfirmDialog`. */
export function ConfirmDialogWindow(props: ConfirmDialogProps) {
  const { t } = useMessages();
  const { picture, destructive, extra } = props;
  const opened = useOpenedAfterMount(props.opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={props.onCancel}
      size={extra ? 440 : 400}
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
