import { useEffect, useRef } from 'react';

/** A scanner types faster than a hand: keys that are closer together belong to one code. */
const SCAN_GAP_MS = 50;
/** So many keys in a row and Enter are a code, fewer are keys of the desk. */
const SHORTEST_CODE = 6;

interface DeskKeys {
  /** Answers whether the key was used. `key` as `KeyboardEvent.key` names it. */
  onKey: (key: string) => boolean;
  onScan: (code: string) => void;
}

/**
 * The keys of a desk and a scanner that types: both work anywhere outside of fields; function keys work in fields too. A key
 * of one sign waits for a moment, because it may be the first of a code.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let typed = '';
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      const [key = '', ...others] = typed;
      typed = '';
      if (key !== '' && others.length === 0) latest.current.onKey(key);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
      const { key } = event;
      if (/^F\d/.test(key)) {
        if (latest.current.onKey(key)) event.preventDefault();
        return;
      }
      if (isInField(event.target)) return;
      if (key === 'Enter' && typed.length >= SHORTEST_CODE) {
        clearTimeout(waiting);
        const code = typed;
        typed = '';
        event.preventDefault();
        latest.current.onScan(code);
        return;
      }
      if (key.length === 1 && key !== ' ') {
        clearTimeout(waiting);
        typed += key;
        waiting = setTimeout(flush, SCAN_GAP_MS);
        return;
      }
      // A focused button takes its own Enter.
      if (key === 'Enter' && isOnButton(event.target)) return;
      if (latest.current.onKey(key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [role=listbox], [role=menu]') !== null;

const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

const isDialogOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null;
