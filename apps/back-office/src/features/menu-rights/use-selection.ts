import type { Module } from '@foyer/domain/identity/modules.ts';
import { useState } from 'react';
import type { CellPlace, MatrixColumn } from './matrix.ts';

interface Spot {
  row: number;
  column: number;
}

/** The visible part of the matrix. */
export interface VisibleMatrix {
  modules: readonly Module[];
  columns: readonly MatrixColumn[];
}

/** A rectangle of cells from where it was begun to where it was drawn; both lie in what is visible. */
export function useSelection({ modules, columns }: VisibleMatrix) {
  const [anchor, setAnchor] = useState<Spot>({ row: 0, column: 0 });
  const [head, setHead] = useState<Spot>({ row: 0, column: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const inside = ({ row, column }: Spot): Spot => ({
    row: Math.max(0, Math.min(row, modules.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  });
  const [from, to] = [inside(anchor), inside(head)];
  const rows: [number, number] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const cols: [number, number] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  const chosenModules = isOpen ? modules.slice(rows[0], rows[1] + 1) : [];
  const chosenColumns = isOpen ? columns.slice(cols[0], cols[1] + 1) : [];
  const select = (begin: Spot, end: Spot) => {
    setAnchor(begin);
    setHead(end);
    setIsOpen(true);
  };
  const last = { row: modules.length - 1, column: columns.length - 1 };
  return {
    head: to,
    modules: chosenModules,
    columns: chosenColumns,
    places: chosenModules.flatMap((module): CellPlace[] =>
      chosenColumns.map((column) => ({ column, module })),
    ),
    has: (row: number, column: number) =>
      isOpen && row >= rows[0] && row <= rows[1] && column >= cols[0] && column <= cols[1],
    pick: (spot: Spot) => select(inside(spot), inside(spot)),
    extend: (spot: Spot) => select(from, inside(spot)),
    pickColumn: (column: number) => select({ row: last.row, column }, { row: 0, column }),
    pickRow: (row: number) => select({ row, column: last.column }, { row, column: 0 }),
    pickAll: () => select(last, { row: 0, column: 0 }),
    clear: () => setIsOpen(false),
  };
}

export type Selection = ReturnType<typeof useSelection>;
