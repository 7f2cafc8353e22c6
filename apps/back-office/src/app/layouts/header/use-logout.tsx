import { type ComponentType, type ReactNode, useState } from 'react';
import { logError } from '../../../session/log-error.ts';
import { leaveAtLog } from '../../new-version.ts';
import type { LogoutDialogProps } from './logout-dialog.tsx';

export interface Logout {
  ask: () => void;
  /** Fetches the dialog before it is asked for. */
  prepare: () => Promise<void>;
  /** Belongs where it stays when the button that asks is gone. */
  dialog: ReactNode;
}

/** Opens the dialog, which is fetched on demand; if that fails, it is only logged (specification 000, section 1). */
export function useLogout(): Logout {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<LogoutDialogProps> } | null>(null);
  const [opened, setOpened] = useState(false);
  const prepare = async () => {
    try {
      const { LogoutDialog } = await import('./logout-dialog.tsx');
      setLoaded({ Dialog: LogoutDialog });
    } catch (error) {
      leaveAtLog(error);
      logError('Fail to load Horizon web components');
      setOpened(false);
    }
  };
  const ask = () => {
    setOpened(true);
    void prepare();
  };
  return {
    ask,
    prepare,
    dialog: loaded && <loaded.Dialog opened={opened} onClose={() => setOpened(false)} />,
  };
}
