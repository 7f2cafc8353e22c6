import { UNDO_SHOWN_SECONDS } from '@foyer/domain/scanning/corrected-time.ts';
import { useEffect, useState } from 'react';
import type { ShownVerdict } from './shown-verdict.ts';

/** The last scan that let visitors in or out, for the seconds in which it can be taken back; null = none. */
export function useUndo(shown: ShownVerdict | null): { undoable: ShownVerdict | null; forget: () => void } {
  const [last, setLast] = useState<ShownVerdict | null>(null);
  const [undoable, setUndoable] = useState<ShownVerdict | null>(null);
  // Drawn together with its verdict: a button that comes a moment later moves the others under a finger.
  if (shown && shown !== last) {
    const isPassed = shown.reason === 'valid' || shown.reason === 'left';
    setLast(shown);
    setUndoable(isPassed ? shown : null);
  }
  useEffect(() => {
    if (!undoable) return;
    const timer = setTimeout(() => setUndoable(null), UNDO_SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [undoable]);
  return { undoable, forget: () => setUndoable(null) };
}
