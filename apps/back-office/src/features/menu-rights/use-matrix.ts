import { useState } from 'react';
import { editsSince, type MatrixColumn, type MatrixEdits } from './matrix.ts';

const STEPS_KEPT = 100;

/** The unsaved changes of the matrix, with the steps that can be taken back. */
export function useMatrix() {
  const [steps, setSteps] = useState<readonly MatrixEdits[]>([new Map()]);
  const edits = steps.at(-1) ?? new Map();
  return {
    edits,
    change: (next: MatrixEdits) => setSteps((before) => [...before.slice(-STEPS_KEPT), next]),
    canUndo: steps.length > 1,
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    /** After saving what was sent of these columns: what was changed during the save stays a change. */
    saved: (sent: MatrixEdits, columns: readonly MatrixColumn[]) =>
      setSteps((before) => {
        const since = editsSince(sent, before.at(-1) ?? sent, columns);
        return since.size > 0 ? [new Map(), since] : [new Map()];
      }),
    /** Leaves all changes. */
    clear: () => setSteps([new Map()]),
  };
}

export type Matrix = ReturnType<typeof useMatrix>;
