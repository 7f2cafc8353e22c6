import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';

const KEPT = 20_000;

const keptOf = new WeakMap<App, LRUCache<string, string>>();

/**
 * The clients of secrets that this process has met: a secret never changes its client, so that the next request with it
 * need not ask the database whose it is. It proves nothing else: what the secret opens is looked for in that client.
 * @param name what the secret is of, and the secret or its hash.
 */
export function rememberClient(app: App, name: string, clientId: string): void {
  kept(app).set(name, clientId);
}

/** Undefined where this process has not met it, or not lately. */
export const knownClient = (app: App, name: string): string | undefined => kept(app).get(name);

function kept(app: App): LRUCache<string, string> {
  const known = keptOf.get(app) ?? new LRUCache({ max: KEPT });
  keptOf.set(app, known);
  return known;
}
