import { useState } from 'react';
import { mountPath } from '../../app/routing/mount-path.ts';
import { useNotify } from '../../components/use-notify.ts';
import { enterClient } from '../../session/sign-in/work-in-client.ts';

/** Enters a client and opens a page there; the whole app reloads. */
export function useWorkInClient() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const work = async (id: string, path = '/') => {
    setBusy(true);
    try {
      await enterClient(id);
      window.location.assign(mountPath(path));
    } catch {
      setBusy(false);
      notify.failed();
    }
  };
  return { busy, work };
}
