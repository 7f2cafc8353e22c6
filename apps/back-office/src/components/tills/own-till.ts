import { storedItems } from '../../session/sign-in/token-store.ts';

const listeners = new Set<() => void>();

/** The till that is chosen on this device; null = none yet. */
export function findOwnTillId(): string | null {
  return localStorage.getItem(storedItems.till);
}

/** Chooses the till of this device. */
export function chooseOwnTill(tillId: string): void {
  localStorage.setItem(storedItems.till, tillId);
  for (const listener of listeners) listener();
}

/** Calls back when another till is chosen, in another window too. @returns how to stop. */
export function onOwnTillChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
