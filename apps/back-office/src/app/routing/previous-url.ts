import type { AnyRouter } from '@tanstack/react-router';

let previous: string | null = null;
const listeners = new Set<() => void>();

/** The page of the app that was open before this one; null on the first. */
export function previousUrl(): string | null {
  return previous;
}

export function onPreviousUrl(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Stores where each navigation came from; called once at the start. A filter is not another page. */
export function followNavigation(router: Pick<AnyRouter, 'subscribe'>): void {
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    previous = `${fromLocation.pathname}${fromLocation.searchStr}`;
    for (const listener of [...listeners]) listener();
  });
}
