import { useEffect, useRef } from 'react';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { sessionHeaders } from '../../session/graphql/graphql-client.ts';
import { hearChanges } from './hear-changes.ts';
import { keepListening, whileSeen } from './keep-listening.ts';

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
    let wanted: ReturnType<typeof setTimeout> | undefined;
    let refreshedAt = 0;
    const changed = () => {
      if (wanted !== undefined) return;
      const pauseMs = Math.max(0, refreshedAt + leastBetweenMs - Date.now());
      wanted = setTimeout(() => {
        wanted = undefined;
        refreshedAt = Date.now();
        latest.current();
      }, pauseMs);
    };
    const hear = async (signal: AbortSignal): Promise<boolean> => {
      const headers = { ...sessionHeaders(), accept: 'text/event-stream' };
      const answer = await fetch(apiUrl('/v1/dashboard/live'), { headers, signal });
      if (!answer.ok || !answer.body) return false;
      await hearChanges(answer.body, changed);
      return true;
    };
    const end = whileSeen(document, (signal) => void keepListening(signal, hear));
    return () => {
      clearTimeout(wanted);
      end();
    };
  }, []);
}
