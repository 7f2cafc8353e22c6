import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../query-view.tsx';
import type { EditForm } from './use-edit-form.ts';

interface EditFormDialogProps {
  form: Pick<EditForm<never>, 'saving' | 'error' | 'submit'>;
  title: string;
  /** Verb + object; left out where that is the title. */
  submitLabel?: string;
  /** What the fields start from or choose among: they are shown once it is there. */
  waitsFor?: { query: UseQueryResult; failed: string };
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog: it saves as the form says, and shows the errors that the form got. */
export function EditFormDialog(props: EditFormDialogProps) {
  const { form, title, submitLabel, waitsFor, onClose, children } = props;
  return (
    <FormDialog
      opened
      title={title}
      submitLabel={submitLabel ?? title}
      busy={form.saving}
      error={form.error}
      instead={waitsFor && !waitsFor.query.data && <QueryView {...waitsFor}>{() => null}</QueryView>}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
