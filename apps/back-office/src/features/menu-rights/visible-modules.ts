import type { Module } from '@foyer/domain/identity/modules.ts';
import type { ListSearch } from '../../components/use-list-search.ts';
import { cellKey, differsFromStart, type MatrixColumn, type MatrixEdits, shownCell } from './matrix.ts';

export const matrixFilters = ['type', 'differs', 'changed', 'with'] as const;
export type MatrixFilter = (typeof matrixFilters)[number];

interface Filtering {
  list: Pick<ListSearch<MatrixFilter>, 'search' | 'filters'>;
  columns: readonly MatrixColumn[];
  edits: MatrixEdits;
  name: string;
}

/** Whether a row is shown under what is searched and filtered. */
export function isShownModule(module: Module, { list, columns, edits, name }: Filtering): boolean {
  const { differs, changed, with: withRights } = list.filters;
  const places = columns.map((column) => ({ column, module }));
  return (
    name.toLowerCase().includes(list.search.trim().toLowerCase()) &&
    (!differs || places.some((place) => differsFromStart(edits, place))) &&
    (!changed || places.some((place) => edits.has(cellKey(place)))) &&
    (!withRights || places.some((place) => shownCell(edits, place).level !== 'none'))
  );
}
