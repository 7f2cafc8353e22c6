import { useNavigate, useSearch } from '@tanstack/react-router';

/** How many rows a list shows at a time. */
export const rowsPerPage = 50;

export interface ListSearch<Filter extends string> {
  /** What was typed in the search. */
  search: string;
  setSearch: (search: string) => void;
  filters: Partial<Record<Filter, string>>;
  setFilter: (filter: Filter, value: string | undefined) => void;
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
}

interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor?: string | null;
  endCursor?: string | null;
}

/** The state of a list as it stands in the address: a copied link opens the same list (design.md, principle 5). */
export function useListSearch<Filter extends string = never>(
  filterNames: readonly Filter[] = [],
  defaultSort = '',
): ListSearch<Filter> {
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    void navigate({
      to: '.',
      search: { ...address, after: undefined, before: undefined, ...changes } as never,
      replace,
    });
  const set = filterNames.filter((name) => address[name]);
  const { q = '', sort = defaultSort, after, before } = address;
  const isFiltered = q !== '' || set.length > 0;
  const clear = () =>
    change({ q: undefined, ...Object.fromEntries(filterNames.map((name) => [name, undefined])) });
  return {
    search: q,
    setSearch: (search) => change({ q: search || undefined }, true),
    filters: Object.fromEntries(set.map((name) => [name, address[name]])) as Partial<Record<Filter, string>>,
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
  };
}
