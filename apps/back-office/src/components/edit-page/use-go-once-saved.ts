import { useEffect } from 'react';
import { useGo } from '../use-go.ts';
import type { EditForm } from './use-edit-form.ts';

/**
 * Opens another page once what this one made is saved: only when nothing is unsaved any more does the page let itself
 * be left. `path` is null until then.
 */
export function useGoOnceSaved(
  { changedCount }: Pick<EditForm<never>, 'changedCount'>,
  path: string | null,
  { replace = false } = {},
): void {
  const go = useGo();
  const target = changedCount === 0 ? path : null;
  useEffect(() => {
    if (target) go(target, { replace });
  }, [target, go, replace]);
}
