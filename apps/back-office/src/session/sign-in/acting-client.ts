import { storedItems } from './token-store.ts';

/**
 * The client in which an Admin works is one stored item for the whole browser. A tab keeps to the one that it was
 * opened with and sends that in every call, whatever another tab does meanwhile: nothing of one client can be saved
 * into another (decision 0015).
 */
let own: string | null | undefined;

/** The client of this tab; null outside every client. */
export function findActingClient(): string | null {
  if (own === undefined) own = findStoredClient();
  return own;
}

function findStoredClient(): string | null {
  return localStorage.getItem(storedItems.actingClient);
}

/** The client that other tabs and the next ones work in, where it is not this tab's. */
export function hasOtherTabMoved(): boolean {
  return findStoredClient() !== findActingClient();
}

/** Makes a client, or none, the browser's; this tab takes it over when its page reloads. */
export function storeActingClient(id: string | null): void {
  if (id === null) localStorage.removeItem(storedItems.actingClient);
  else localStorage.setItem(storedItems.actingClient, id);
}

/** After a logout the next person begins with what is stored then. */
export function forgetActingClient(): void {
  own = undefined;
}

/** Calls `listener` when another tab enters or leaves a client. Answers the way to stop listening. */
export function onOtherTabMoved(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedItems.actingClient || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const endListeners = new Set<() => void>();

/** The server says that the hour in the client is over. */
export function announceEnd(): void {
  for (const listener of [...endListeners]) listener();
}

/** Calls `listener` when the hour in the client is over. Answers the way to stop listening. */
export function onEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => {
    endListeners.delete(listener);
  };
}
