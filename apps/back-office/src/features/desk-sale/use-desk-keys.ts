import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A scanner types faster than a hand: keys that are closer together belong to one code. */
const SCAN_GAP_MS = 50;
/** So many keys in a row and Enter are a code, as short as a PLU; fewer are keys of the desk. */
const SHORTEST_CODE = 4;
/** The browser has acts of its own for these; one of them reloads the page, which loses the sale. */
const keysOfDesk = /^F[25-9]$/;

interface DeskKeys {
  /** Answers whether the key was used. `key` as `KeyboardEvent.key` names it. */
  onKey: (key: string) => boolean;
  onScan: (code: string) => void;
}

/**
 * The keys of a desk and a scanner that types: both work anywhere outside of fields; function keys work in fields too. A key
 * of one sign waits for a moment, because it may be the first of a code. Keys of a fast hand are used in their order, each
 * with what the one before it changed.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  // Before the next key is read: what was drawn is what it is for.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let typed = '';
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let isFocusOfPointer = false;
    const use = (key: string): boolean => {
      let isUsed = false;
      flushSync(() => {
        isUsed = latest.current.onKey(key);
      });
      return isUsed;
    };
    const flush = () => {
      clearTimeout(waiting);
      const keys = typed.length < SHORTEST_CODE ? [...typed] : [];
      typed = '';
      for (const key of keys) use(key);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      if (key === 'Tab') isFocusOfPointer = false;
      if (keysOfDesk.test(key)) event.preventDefault();
      if (isDialogOpen()) return;
      if (keysOfDesk.test(key)) {
        flush();
        use(key);
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
      flush();
      if (key === 'Enter') {
        // An Enter that is held would leave the change before it was read.
        if (event.repeat) event.preventDefault();
        // A button that was tabbed to takes its own Enter; one that was touched would be pressed again.
        if (event.repeat || (isOnButton(event.target) && !isFocusOfPointer)) return;
      }
      if (use(key)) event.preventDefault();
    };
    const point = () => {
      isFocusOfPointer = true;
    };
    window.addEventListener('keydown', listen);
    window.addEventListener('pointerdown', point);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('keydown', listen);
      window.removeEventListener('pointerdown', point);
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
