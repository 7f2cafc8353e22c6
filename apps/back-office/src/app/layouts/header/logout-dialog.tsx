import { confirmDialogTag } from '@foyer/ui/dialogs/confirm-dialog-element.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { createElement, useState } from 'react';
import { Arches, night, Visitor } from '../../../components/arches.tsx';
import { useNotify } from '../../../components/use-notify.ts';
import { signOut } from '../../../session/sign-in/sign-out.ts';
import { LoadingOverlay } from '../strips/loading-overlay.tsx';
import styles from './logout-dialog.module.css';

const wide = {
  height: 460,
  left: 90,
  top: 46,
  step: 52,
  rise: 61,
  colours: ['#2447b5', '#8096e6', '#f4c9a6', '#f08c5a', '#fff4df'],
};

export interface LogoutDialogProps {
  opened: boolean;
  onClose: () => void;
}

/**
 * Asks before the session ends, in the web component of the dialog. If the server does not answer, the session stays
 * and a message says so.
 */
export function LogoutDialog({ opened, onClose }: LogoutDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    // The request goes out, then the dialog closes (specification 000, section 2).
    const leavingNow = signOut();
    onClose();
    setLeaving(true);
    try {
      await leavingNow;
    } catch (error) {
      notify.failed();
      throw error;
    } finally {
      setLeaving(false);
    }
  };
  const attributes = {
    open: opened,
    heading: t('shell.logoutDialog.title'),
    'confirm-label': t('shell.logout'),
    'cancel-label': t('ui.cancel'),
    'close-label': t('ui.close'),
    onconfirm: logOut,
    oncancel: onClose,
  };
  return (
    <>
      {leaving && <LoadingOverlay />}
      {createElement(
        confirmDialogTag,
        attributes,
        <span key="picture" slot="picture" className={styles.picture}>
          <Arches shape={wide}>
            <Visitor x={360} ground={wide.height} size={0.62} colour={night} />
          </Arches>
        </span>,
        <span key="text">{t('logout confirmation message')}</span>,
      )}
    </>
  );
}
