import { leadToFirstError } from '@foyer/ui/fields/lead-focus.ts';
import { useEffect, useRef } from 'react';
import { useGo } from '../use-go.ts';

/**
 * After a save that failed only on another tab, shows that tab with the focus in its first wrong field. Once for an
 * error: leaving the tab afterwards does not lead back.
 */
export function useLeadToError(error: string | null, target: string | undefined): void {
  const go = useGo();
  const ledBy = useRef<string | null>(null);
  const focusWanted = useRef(false);
  useEffect(() => {
    if (error === null) ledBy.current = null;
    else if (target && ledBy.current !== error) {
      ledBy.current = error;
      focusWanted.current = true;
      go(target);
    } else if (!target && focusWanted.current) {
      focusWanted.current = false;
      const before = document.activeElement;
      requestAnimationFrame(() => leadToFirstError(before));
    }
  }, [error, target, go]);
}
