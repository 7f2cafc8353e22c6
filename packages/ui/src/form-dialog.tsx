import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';
import { useMessages } from './messages.tsx';
import { Notice } from './notice.tsx';

interface FormDialogProps {
  opened: boolean;
  title: string;
  /** Verb + object: 'Create location'. */
  submitLabel: string;
  /** What leaving it means, where 'Cancel' could be taken for the act: 'Stay open'. */
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  /** There is nothing to be done. */
  disabled?: boolean;
  /** The general error of the last try. */
  error?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A short form (create, refund): 560 wide, up to 640 high; on a phone the whole screen. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={560}
      className={styles.content}
    >
      <form onSubmit={submit} noValidate className={styles.form}>
        {props.error && <Notice tone="danger">{props.error}</Notice>}
        {props.children}
        <div className={styles.buttons}>
          <Button onClick={props.onClose}>{props.cancelLabel ?? t('ui.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            color={props.destructive ? 'danger' : 'ink'}
            loading={props.busy}
            disabled={props.disabled}
          >
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
