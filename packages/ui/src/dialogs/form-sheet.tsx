import { SideSheet } from './side-sheet.tsx';
import { type DialogFormProps, useDialogForm } from './use-dialog-form.tsx';

interface FormSheetProps extends DialogFormProps {
  /** Width in pixels. */
  size: number;
}

/** A form beside its page, which is left as a `FormDialog` is: what was typed is asked about first. */
export function FormSheet(props: FormSheetProps) {
  const { leave, form } = useDialogForm(props, true);
  return (
    <SideSheet title={props.title} size={props.size} onClose={leave}>
      {form}
    </SideSheet>
  );
}
