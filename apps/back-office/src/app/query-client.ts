import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isAskedAgain, pauseBeforeAsking } from '../session/graphql/ask-again.ts';
import { logError } from '../session/log-error.ts';

/**
 * Pages hear of what begins and ends before the next press is taken. With the library's timeout of 0 ms, a button that is
 * disabled while a change is saved could be pressed once more first, on a busy device.
 */
notifyManager.setScheduler(queueMicrotask);

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
