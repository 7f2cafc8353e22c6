import { ErrorState } from '@foyer/ui/states/error-state.tsx';
import { LoadingState } from '@foyer/ui/states/loading-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestError } from '../session/graphql/request-error.ts';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** What could not be done, in the catalogue's words. */
  failed: string;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What a query's answer looks like while it loads, when it fails, and when it is there. A missing right and a
 * missing record, or an address whose id is none, take the place of the whole page (`FailedPage`). A refetch that
 * fails keeps what was shown.
 */
export function QueryView<Data>({
  query,
  failed,
  loading = <LoadingState />,
  children,
}: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  const error = query.error instanceof RequestError ? query.error : undefined;
  if (error?.code === 'NOT_ALLOWED' || error?.isMissing) throw error;
  return <ErrorState title={failed} code={error?.requestId} onReload={() => void query.refetch()} />;
}
