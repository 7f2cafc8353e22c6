import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { useState } from 'react';
import { Arches } from '../../components/arches.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { signOut } from '../../session/sign-out.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

export interface LogoutDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks before the session ends. If the server does not answer, one stays signed in and is told. */
export function LogoutDialog({ opened, onClose }: LogoutDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    onClose();
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      notify.failed();
      throw error;
    } finally {
      setLeaving(false);
    }
  };
  return (
    <>
      {leaving && <LoadingOverlay />}
      <ConfirmDialog
        opened={opened}
        title={t('shell.logoutDialog.title')}
        confirmLabel={t('shell.logout')}
        picture={<Arches shape="wide" />}
        onConfirm={logOut}
        onCancel={onClose}
      >
        {t('logout confirmation message')}
      </ConfirmDialog>
    </>
  );
}
