import type { Module } from '@foyer/domain/identity/modules.ts';
import { oneOf, text } from '../../components/fields/address-search.ts';
import type { ListSearch } from '../../components/list-page/use-list-search.ts';
import { cellKey, differsFromStart, type MatrixColumn, type MatrixEdits, shownCell } from './matrix.ts';

const isSet = oneOf(['1']);
export const matrixFilters = { type: text, differs: isSet, changed: isSet, with: isSet };

export type MatrixSearch = ListSearch<typeof matrixFilters>;

interface Filtering {
  list: Pick<MatrixSearch, 'search' | 'filters'>;
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
