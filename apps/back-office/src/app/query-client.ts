import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isAskedAgain, pauseBeforeAsking } from '../session/graphql/ask-again.ts';
import { isServerReachable, onConnectionChange, silenceOf } from '../session/graphql/connection.ts';
import { logError } from '../session/log-error.ts';

/**
 * A query that met a busy server or a lost connection is sent again a few times before its page says that it failed and
 * offers Reload; a change never. Without a connection a call fails at once, rather than wait for one unseen.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: logError }),
  defaultOptions: {
    queries: {
      retry: isAskedAgain,
      retryDelay: pauseBeforeAsking,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** What a page failed to load without a connection is asked for once more when the server answers again. */
onConnectionChange(() => {
  if (!isServerReachable()) return;
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => silenceOf(state.error) !== undefined,
  });
});
