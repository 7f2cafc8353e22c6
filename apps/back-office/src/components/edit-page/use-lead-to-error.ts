import { leadToFirstError } from '@foyer/ui/fields/lead-focus.ts';
import { useEffect, useRef } from 'react';
import { useGo } from '../use-go.ts';
import type { FailedTry } from './failed-try.ts';

/** For so many frames the field is looked for: what the tab is drawn with may still be fetched. */
const frames = 60;

/**
 * After a save that failed only on another tab, shows that tab with the focus in its first wrong field. Once for each
 * failed save: neither typing nor leaving the tab afterwards leads to an error.
 */
export function useLeadToError(failedTry: FailedTry | null, target: string | undefined): void {
  const go = useGo();
  const ledBy = useRef<FailedTry | null>(null);
  const focusWanted = useRef(false);
  const frame = useRef(0);
  useEffect(() => {
    const leadOnceDrawn = (before: Element | null, framesLeft: number) => {
      frame.current = requestAnimationFrame(() => {
        if (!leadToFirstError(before) && framesLeft > 0) leadOnceDrawn(before, framesLeft - 1);
      });
    };
    if (ledBy.current !== failedTry) {
      ledBy.current = failedTry;
      focusWanted.current = target !== undefined;
      if (target) go(target);
    } else if (!target && focusWanted.current) {
      focusWanted.current = false;
      leadOnceDrawn(document.activeElement, frames);
    }
  }, [failedTry, target, go]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}
