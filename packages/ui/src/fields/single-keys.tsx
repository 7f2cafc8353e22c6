import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';

const SingleKeysContext = createContext(true);

/** Whether shortcuts of one key work; people who dictate can switch them off. */
export function SingleKeysProvider({ on, children }: { on: boolean; children: ReactNode }) {
  return <SingleKeysContext.Provider value={on}>{children}</SingleKeysContext.Provider>;
}

/** By key as `KeyboardEvent.key` names it ('j', '?', 'Enter'); answers whether the key was used. */
type KeyHandlers = Record<string, (event: KeyboardEvent) => boolean | undefined>;

/**
 * Shortcuts of one key, such as `/` for the search of a list. They are inactive in fields, while a dialog is open,
 * with a modifier key, and for a person who has switched them off.
 */
export function useSingleKeys(handlers: KeyHandlers): void {
  const on = useContext(SingleKeysContext);
  const latest = useRef(handlers);
  // Before the next key is read: what was drawn is what it is for.
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isInField(event.target) || isDialogOpen()) return;
      if (latest.current[event.key]?.(event)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}

function isInField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(
    'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=grid]',
  );
  return field !== null && !field.matches('[type=checkbox], [type=radio]');
}

function isDialogOpen(): boolean {
  return (
    document.querySelector('[role=dialog], [role=alertdialog], dialog[open], foyer-confirm-dialog[open]') !==
    null
  );
}
