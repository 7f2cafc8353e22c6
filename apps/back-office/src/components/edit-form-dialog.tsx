import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import type { ReactNode } from 'react';
import type { EditForm } from './use-edit-form.ts';

interface EditFormDialogProps {
  form: Pick<EditForm<never>, 'saving' | 'error' | 'submit'>;
  title: string;
  /** Verb + object; left out where that is the title. */
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog: it saves as the form says, and shows what the form was told. */
export function EditFormDialog({ form, title, submitLabel, onClose, children }: EditFormDialogProps) {
  return (
    <FormDialog
      opened
      title={title}
      submitLabel={submitLabel ?? title}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
