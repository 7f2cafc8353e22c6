import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

interface GridKeys {
  selection: Selection;
  onLevel: (level: number) => void;
  onLimits: () => void;
}

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrows move, with Shift they extend; Ctrl Space takes the column, Shift Space the row, Ctrl A all; 0 to 3 set the
 * level; L opens the limits; Escape clears (design more.md, section 1).
 */
export function useGridKeys({ selection, onLevel, onLimits }: GridKeys) {
  const { head } = selection;
  const act = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const step = steps[key];
    if (step) {
      const spot = { row: head.row + step[0], column: head.column + step[1] };
      if (shiftKey) selection.extend(spot);
      else selection.pick(spot);
    } else if (key === 'Home') selection.pick({ row: ctrl ? 0 : head.row, column: 0 });
    else if (key === 'End') selection.pick({ row: ctrl ? Infinity : head.row, column: Infinity });
    else if (key === ' ' && ctrl) selection.pickColumn(head.column);
    else if (key === ' ' && shiftKey) selection.pickRow(head.row);
    else if (key === ' ' || key === 'Enter') selection.pick(head);
    else if (key.toLowerCase() === 'a' && ctrl) selection.pickAll();
    else if (/^[0-3]$/.test(key) && !ctrl) onLevel(Number(key));
    else if (key.toLowerCase() === 'l' && !ctrl) onLimits();
    else if (key === 'Escape') selection.clear();
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (!act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
