import { useEffect, useRef } from 'react';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { sessionHeaders } from '../../session/graphql/graphql-client.ts';
import { hearChanges } from './hear-changes.ts';

/** The page and its first figures come first. */
const firstAfterMs = 10_000;
const againAfterMs = 5_000;
/** A crowd changes the figures all the time. */
const leastBetweenMs = 5_000;

/**
 * Refreshes soon after the figures have changed, while the page is seen. Where the server cannot be heard (an old
 * proxy, a lost connection) the page still refreshes each minute.
 */
export function useLiveRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const ending = new AbortController();
    let wanted: ReturnType<typeof setTimeout> | undefined;
    let refreshedAt = 0;
    const changed = () => {
      if (wanted !== undefined || document.hidden) return;
      const pauseMs = Math.max(0, refreshedAt + leastBetweenMs - Date.now());
      wanted = setTimeout(() => {
        wanted = undefined;
        refreshedAt = Date.now();
        latest.current();
      }, pauseMs);
    };
    const listen = async () => {
      await wait(firstAfterMs);
      while (!ending.signal.aborted) {
        await fetch(apiUrl('/v1/dashboard/live'), {
          headers: { ...sessionHeaders(), accept: 'text/event-stream' },
          signal: ending.signal,
        })
          .then((answer) => (answer.ok && answer.body ? hearChanges(answer.body, changed) : undefined))
          // The page's calls say what is wrong with the connection or the session.
          .catch(() => undefined);
        await wait(againAfterMs);
      }
    };
    void listen();
    return () => {
      clearTimeout(wanted);
      ending.abort();
    };
  }, []);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
