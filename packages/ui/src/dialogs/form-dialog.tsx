import { Dialog } from './dialog.tsx';
import styles from './form-dialog.module.css';
import { type DialogFormProps, useDialogForm } from './use-dialog-form.tsx';

interface FormDialogProps extends DialogFormProps {
  opened: boolean;
}

/**
 * A short form (create, refund): 560 wide, up to 640 high; on a phone the whole screen. Escape, the cross and a press
 * beside it ask first where something was typed.
 */
export function FormDialog(props: FormDialogProps) {
  const { leave, form } = useDialogForm(props, props.opened);
  return (
    <Dialog opened={props.opened} onClose={leave} title={props.title} size={560} className={styles.content}>
      {form}
    </Dialog>
  );
}
