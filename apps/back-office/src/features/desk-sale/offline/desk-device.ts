import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { mountPath } from '../../../app/routing/mount-path.ts';
import { logError } from '../../../session/log-error.ts';

const deviceItem = 'foyer.deskDevice';

/** Only pages of https, and of this machine itself, can seal what they keep: over http a desk needs its connection. */
export const canKeepDesk = (): boolean =>
  window.isSecureContext && 'locks' in navigator && 'serviceWorker' in navigator;

/** This browser, made once and kept: its receipts have a prefix of their own. */
export function deviceId(): string {
  const kept = localStorage.getItem(deviceItem);
  if (kept) return kept;
  const made = randomUuid();
  localStorage.setItem(deviceItem, made);
  return made;
}

/**
 * One tab of a browser keeps the lease of a till: two would give the same receipt numbers and codes. A second tab waits until the
 * first is closed. @returns how to let go.
 */
export function holdTill(tillId: string, onHeld: () => void): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const waiting = new AbortController();
  navigator.locks
    .request(`foyer.desk.${tillId}`, { signal: waiting.signal }, () => {
      onHeld();
      return held;
    })
    .catch(() => undefined);
  return () => {
    letGo();
    waiting.abort();
  };
}

/** Keeps the files of the desk, so that it opens again without a connection, and asks that the browser deletes nothing. */
export function keepDeskOnDevice(path: string): void {
  if (import.meta.env.PROD)
    navigator.serviceWorker
      .register('/ui/build/service-worker.js', { scope: mountPath(path) })
      .catch(logError);
  navigator.storage?.persist?.().catch(logError);
}
