import type { VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import { useEffect, useRef } from 'react';
import { type Resource, useResource } from '../../app/use-resource.ts';

const onTheWayMs = 2_000;
const waitingMs = 15_000;

export const pathOfChanges = (secret: string): string => `orders/${encodeURIComponent(secret)}/changes`;

/**
 * What the order's visitor may change, and what waits: asked again by itself while a payment is on its way, and when the
 * page is looked at again. `reloadOrder` is called once a change that waited is decided.
 */
export function useChanges(secret: string, reloadOrder: () => void): Resource<VisitorChanges> {
  const changes = useResource<VisitorChanges>(pathOfChanges(secret));
  const { value, reload } = changes;
  const waiting = value?.waiting ?? null;
  const isOnTheWay = waiting?.payment === 'paid' || waiting?.payment === 'pending';
  const everyMs = isOnTheWay ? onTheWayMs : waiting?.waitsFor === 'payment' ? waitingMs : null;
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, reload]);

  useEffect(() => {
    const onShow = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('pageshow', onShow);
    };
  }, [reload]);

  const waitingBefore = useRef<string | null>(null);
  const waitingId = waiting?.id ?? null;
  useEffect(() => {
    if (value === null) return;
    if (waitingBefore.current !== null && waitingId === null) reloadOrder();
    waitingBefore.current = waitingId;
  }, [value, waitingId, reloadOrder]);

  // Settled while the page was being read: the order may have been read just before.
  const settled = value?.settled ? JSON.stringify(value.settled) : null;
  useEffect(() => {
    if (settled !== null) reloadOrder();
  }, [settled, reloadOrder]);
  return changes;
}
