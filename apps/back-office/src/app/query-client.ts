import { QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from '../session/log-error.ts';

/**
 * A call that failed is not repeated by itself: the session has retried what a new token could help, and the
 * page offers Reload. Without a connection a call fails at once, rather than wait for one unseen.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logError }),
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
