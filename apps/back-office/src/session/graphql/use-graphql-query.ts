import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { requestGraphql } from './graphql-client.ts';
import { type GraphqlDocument, operationName } from './graphql-document.ts';

interface QueryOptions<Result> {
  /** Fetch again and again while the page is visible; how often may follow from what was answered last. */
  refetchEveryMs?: number | ((last: Result | undefined) => number);
  enabled?: boolean;
  /** Keep the rows of the last page or filter until the new ones are there. */
  keepPrevious?: boolean;
  /** For so long after an answer, the parts of a page that mount later take it and do not ask again. */
  sharedForMs?: number;
  /** False where what shows the failure asks again by itself. */
  askAgain?: boolean;
}

/**
 * Reads from the server: always over the network, with what was known before shown only meanwhile
 * (specification 000, section 7). The answer's name on the wire is its name in `refetch` lists.
 */
export function useGraphqlQuery<Result, Variables>(
  document: GraphqlDocument<Result, Variables>,
  variables: Variables,
  { refetchEveryMs, enabled, keepPrevious, sharedForMs = 0, askAgain = true }: QueryOptions<Result> = {},
): UseQueryResult<Result> {
  return useQuery({
    queryKey: [operationName(document), variables],
    queryFn: () => requestGraphql(document, variables),
    staleTime: sharedForMs,
    refetchInterval:
      typeof refetchEveryMs === 'function'
        ? ({ state }) => refetchEveryMs(state.data as Result | undefined)
        : (refetchEveryMs ?? false),
    enabled: enabled ?? true,
    ...(askAgain ? {} : { retry: false }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  }) as UseQueryResult<Result>;
}
