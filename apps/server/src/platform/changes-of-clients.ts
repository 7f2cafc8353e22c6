import type { ClientScope } from './database/database.ts';
import { afterCommit } from './database/in-client.ts';

const counts = new Map<string, number>();

/** How often staff of this client changed something in this process: what was read before may be old by now. */
export function changesOf(clientId: string): number {
  return counts.get(clientId) ?? 0;
}

/** Counts from the moment on at which others see it. */
export function countChange(scope: ClientScope): void {
  const { clientId } = scope;
  afterCommit(scope, () => counts.set(clientId, changesOf(clientId) + 1));
}
