import {
  readSearch,
  type SearchFields,
  type SearchOf,
  useAddressTexts,
  useChangeSearch,
} from '../fields/address-search.ts';

/** How many rows a list shows at a time. */
export const rowsPerPage = 50;

export interface ListSearch<Filters extends SearchFields> {
  /** What was typed in the search. */
  search: string;
  setSearch: (search: string) => void;
  filters: SearchOf<Filters>;
  setFilter: (filter: keyof Filters & string, value: string | undefined) => void;
  /** Something is typed or set: an empty list then means 'no match'. */
  isFiltered: boolean;
  clear: () => void;
  /** `clear`, only while something is set: for the toolbar. */
  onClear: (() => void) | undefined;
  /** 'name' ascending, '-name' descending. */
  sort: string;
  setSort: (sort: string) => void;
  /** The arguments of a connection for the page that the address names. */
  paging: { first?: number; after?: string; last?: number; before?: string };
  /** What `TableFooter` needs of the connection's page. */
  pages: (page: PageInfo) => { onPrevious?: () => void; onNext?: () => void };
  /** Shows the first page instead of the one that the address names; undefined where it names none. */
  startOver: (() => void) | undefined;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}

/** The state of a list as it is in the address: a copied link opens the same list (design.md, principle 5). */
export function useListSearch<Filters extends SearchFields>(
  fields: Filters,
  defaultSort = '',
): ListSearch<Filters> {
  const address = useAddressTexts();
  const changeSearch = useChangeSearch();
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    changeSearch({ after: undefined, before: undefined, ...changes }, { replace });
  const filters = readSearch(fields, address);
  const { q = '', sort = defaultSort, after, before } = address;
  const isFiltered = q !== '' || Object.values(filters).some((value) => value !== undefined);
  const clear = () =>
    change({ q: undefined, ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])) });
  return {
    search: q,
    setSearch: (search) => change({ q: search || undefined }, true),
    filters,
    setFilter: (filter, value) => change({ [filter]: value }),
    isFiltered,
    clear,
    onClear: isFiltered ? clear : undefined,
    sort,
    setSort: (wanted) => change({ sort: wanted === defaultSort ? undefined : wanted }),
    paging: before ? { last: rowsPerPage, before } : { first: rowsPerPage, ...(after ? { after } : {}) },
    pages: (page) => ({
      onPrevious: page.hasPreviousPage ? () => change({ before: page.startCursor ?? undefined }) : undefined,
      onNext: page.hasNextPage ? () => change({ after: page.endCursor ?? undefined }) : undefined,
    }),
    startOver: after || before ? () => change({}, true) : undefined,
  };
}
