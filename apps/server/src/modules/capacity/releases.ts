import type { ClientScope } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/in-client.ts';

const counts = new Map<string, number>();

/** How often places of this client were given back in this process: a refusal of before that may be wrong by now. */
export function releasesOf(clientId: string): number {
  return counts.get(clientId) ?? 0;
}

/** Counts from the moment on at which others see it. */
export function countRelease(scope: ClientScope): void {
  const { clientId } = scope;
  afterCommit(scope, () => counts.set(clientId, releasesOf(clientId) + 1));
}
