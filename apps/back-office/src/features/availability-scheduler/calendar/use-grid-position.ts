import { type KeyboardEvent, useRef, useState } from 'react';

export interface Spot {
  row: number;
  column: number;
}

interface GridSize {
  rows: number;
  columns: number;
  /** An arrow over the edge at the start or end: the period before or after. */
  onLeave: (direction: -1 | 1) => void;
}

const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * One tab stop for a whole grid: arrows move the focus, Home and End go to the ends of the row, and left and right
 * continue in the period beside. Cells have `data-cell="row column"`.
 */
export function useGridPosition({ rows, columns, onLeave }: GridSize) {
  const grid = useRef<HTMLTableElement>(null);
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 });
  const inside = ({ row, column }: Spot): Spot => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const at = inside(spot);
  const focus = (wanted: Spot) => {
    const { row, column } = inside(wanted);
    setSpot({ row, column });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  };
  /** Where a key leads; nothing when it is no key of the grid. */
  const target = (key: string): Spot | null => {
    const step = steps[key];
    if (step) return { row: at.row + step[0], column: at.column + step[1] };
    if (key === 'Home') return { row: at.row, column: 0 };
    if (key === 'End') return { row: at.row, column: columns - 1 };
    return null;
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const wanted = target(event.key);
    if (!wanted) return false;
    event.preventDefault();
    if (wanted.column < 0 || wanted.column >= columns) onLeave(wanted.column < 0 ? -1 : 1);
    else focus(wanted);
    return true;
  };
  return { grid, at, inside, focus, setSpot, target, onKeyDown };
}
