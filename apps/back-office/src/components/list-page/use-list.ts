import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GraphqlDocument } from '../../session/graphql/graphql-document.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { SearchFields } from '../fields/address-search.ts';
import { type ListSearch, type PageInfo, useListSearch } from './use-list-search.ts';

/** A page of rows, as the server sends it. */
export interface Connection<Row> {
  edges: readonly ({ node: Row | null } | null)[];
  pageInfo: PageInfo;
}

interface ListOptions<Filters extends SearchFields, Result, Variables, Row> {
  /** The filters of the list: its search schema beside `q`, `sort`, `after` and `before`. */
  filters: Filters;
  /** 'name' ascending, '-name' descending. */
  defaultSort?: string;
  document: GraphqlDocument<Result, Variables>;
  /** What the server is asked for, from what is chosen in the address. */
  variables: (search: ListSearch<Filters>) => Variables;
  /** A page of rows; or all of them, for a list that is so short that the server sends it whole. */
  rows: (result: Result) => Connection<Row> | readonly Row[];
  /** Narrows and sorts a list that came whole. */
  narrow?: (all: readonly Row[], search: ListSearch<Filters>) => readonly Row[];
  refetchEveryMs?: number | ((last: Result | undefined) => number);
}

/** A list as `ListPage` shows it: what the address asks for, and what the server answered. */
export interface List<Filters extends SearchFields, Result, Row> extends ListSearch<Filters> {
  query: UseQueryResult<Result>;
  /** The rows of an answer that are shown. */
  rowsOf: (result: Result) => readonly Row[];
  /** The ways to the pages beside this one. */
  pagesOf: (result: Result) => { onPrevious?: () => void; onNext?: () => void };
  /** There is nothing at all, whatever is filtered. False until that is known. */
  isEmpty: boolean;
}

/** The address and the query of a list. */
export function useList<Filters extends SearchFields, Result, Variables, Row>(
  options: ListOptions<Filters, Result, Variables, Row>,
): List<Filters, Result, Row> {
  const { document, variables, rows, narrow, refetchEveryMs } = options;
  const search = useListSearch(options.filters, options.defaultSort);
  const query = useGraphqlQuery(document, variables(search), { keepPrevious: true, refetchEveryMs });
  const { startOver } = search;
  // While a page is fetched, the one before it is shown.
  const answer = query.isPlaceholderData ? undefined : query.data;
  const found = answer && rows(answer);
  const isNone = found !== undefined && (isPage(found) ? found.edges : found).length === 0;
  // The rows of a later page can be gone since: archived, or by another person. The first page is shown instead.
  const isGone = isNone && startOver !== undefined;
  useEffect(() => {
    if (isGone) startOver?.();
  });
  return {
    ...search,
    query,
    rowsOf: (result) => {
      const found = rows(result);
      if (isPage(found)) return found.edges.flatMap((edge) => edge?.node ?? []);
      return narrow ? narrow(found, search) : found;
    },
    pagesOf: (result) => {
      const found = rows(result);
      return isPage(found) ? search.pages(found.pageInfo) : {};
    },
    // What the server narrowed may hold more than it answered.
    isEmpty: isNone && !isGone && (narrow !== undefined || !search.isFiltered),
  };
}

function isPage<Row>(found: Connection<Row> | readonly Row[]): found is Connection<Row> {
  return 'edges' in found;
}
