import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { useNotify } from '../../../components/use-notify.ts';
import { enterClient, leaveClient } from '../../../session/sign-in/work-in-client.ts';
import { mountPath } from '../../routing/mount-path.ts';

interface ActingEndedDialogProps {
  clientId: string;
  /** Unknown where the page was opened after the hour. */
  name?: string;
}

/** The hour is over: the page stays as it is behind the question, and nothing is saved before it is answered. */
export function ActingEndedDialog({ clientId, name }: ActingEndedDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await leaveClient();
    window.location.assign(mountPath('/gebruikers'));
  };
  const resume = async () => {
    setBusy(true);
    try {
      await enterClient(clientId);
      window.location.reload();
    } catch {
      setBusy(false);
      notify.failed();
    }
  };
  return (
    <ConfirmDialog
      opened
      title={name ? t('shell.acting.ended.title', { client: name }) : t('shell.acting.ended.anyTitle')}
      confirmLabel={t('shell.acting.ended.resume')}
      cancelLabel={t('shell.acting.leave')}
      busy={busy}
      onConfirm={() => void resume()}
      onCancel={() => void leave()}
    >
      {t('shell.acting.ended.text')}
    </ConfirmDialog>
  );
}
