import { prepareConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { LeaveDialog } from '@foyer/ui/dialogs/leave-dialog.tsx';
import { SaveBar } from '@foyer/ui/fields/save-bar.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type EditedAt, isLeft } from './is-left.ts';
import type { EditForm } from './use-edit-form.ts';

export interface EditGuardProps {
  form: Pick<EditForm<never>, 'changedCount' | 'saving' | 'error' | 'submit' | 'discard'>;
  /** What the change leads to where it can touch sold tickets: 'Review'. */
  saveLabel?: string;
  /** The page has its own button for saving: a wizard saves on its last step. */
  withoutBar?: boolean;
  /**
   * Saving asks with a dialog of its own: leaving asks once, in the leave dialog, which shows the consequence too
   * (never a dialog over a dialog).
   */
  leave?: { submit: () => Promise<boolean>; note: string } | undefined;
  /** What is edited, where parameters of the address say it: going to another one is leaving. */
  editedAt?: EditedAt;
  /** What changed, where it is more than a count of fields: '7 changes to 6 accounts'. */
  changes?: string;
}

/** Shows the save bar while something is changed, and asks before the page is left. */
export function EditGuard({ form, saveLabel, withoutBar, leave, editedAt, changes: spoken }: EditGuardProps) {
  const { t } = useMessages();
  const changed = form.changedCount > 0;
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && isLeft(current, next, editedAt),
    enableBeforeUnload: () => changed,
    withResolver: true,
  });
  useEffect(() => {
    if (changed) prepareConfirmDialog();
  }, [changed]);
  const changes = spoken ?? t('ui.changes', { count: form.changedCount });
  return (
    <>
      {changed && !withoutBar && (
        <SaveBar
          changes={changes}
          saving={form.saving}
          error={form.error}
          saveLabel={saveLabel}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
        />
      )}
      <LeaveDialog
        opened={leaving.status === 'blocked'}
        changedCount={form.changedCount}
        saving={form.saving}
        note={leave?.note}
        onSaveAndLeave={async () => {
          if (await (leave?.submit ?? form.submit)()) leaving.proceed?.();
          else leaving.reset?.();
        }}
        onContinue={() => leaving.reset?.()}
        onDiscard={() => {
          form.discard();
          leaving.proceed?.();
        }}
      />
    </>
  );
}
