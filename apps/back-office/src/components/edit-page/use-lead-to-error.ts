import { leadToFirstError } from '@foyer/ui/fields/lead-focus.ts';
import { useEffect, useRef } from 'react';
import { useGo } from '../use-go.ts';

/**
 * After a save that failed only on another tab, shows that tab with the focus in its first wrong field. Once for each
 * failed save: neither typing nor leaving the tab afterwards leads to an error.
 */
export function useLeadToError(failedTry: object | null, target: string | undefined): void {
  const go = useGo();
  const ledBy = useRef<object | null>(null);
  const focusWanted = useRef(false);
  useEffect(() => {
    if (ledBy.current !== failedTry) {
      ledBy.current = failedTry;
      focusWanted.current = target !== undefined;
      if (target) go(target);
    } else if (!target && focusWanted.current) {
      focusWanted.current = false;
      const before = document.activeElement;
      requestAnimationFrame(() => leadToFirstError(before));
    }
  }, [failedTry, target, go]);
}
