import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { logError } from '../../../session/log-error.ts';
import { leaveAtLog } from '../../new-version.ts';
import type { LogoutDialogProps } from './logout-dialog.tsx';

/** Opens the dialog, which is fetched on demand; if that fails, it is only logged (specification 000, section 1). */
export function LogoutButton() {
  const { t } = useMessages();
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<LogoutDialogProps> } | null>(null);
  const [opened, setOpened] = useState(false);
  const load = async () => {
    try {
      const { LogoutDialog } = await import('./logout-dialog.tsx');
      setDialog({ Dialog: LogoutDialog });
    } catch (error) {
      leaveAtLog(error);
      logError('Fail to load Horizon web components');
      setOpened(false);
    }
  };
  const open = () => {
    setOpened(true);
    void load();
  };
  return (
    <>
      <ActionIcon aria-label={t('shell.logout')} onClick={open} onMouseEnter={load} onFocus={load}>
        <IconLogout size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      {dialog && <dialog.Dialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
