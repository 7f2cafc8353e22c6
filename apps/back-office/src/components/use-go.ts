import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { mountPath } from '../app/routing/mount-path.ts';

/** Opens a page of the app after an act: `go('/products/edit/7')`. For anything that can be a link, use `Link`. */
export function useGo(): (path: string, options?: { replace?: boolean }) => void {
  const { history } = useRouter();
  return useCallback(
    (path, { replace } = {}) => (replace ? history.replace(mountPath(path)) : history.push(mountPath(path))),
    [history],
  );
}
