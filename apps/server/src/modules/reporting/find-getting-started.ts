import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { type GettingStarted, hasSold, readGettingStarted } from './getting-started.repository.ts';

/**
 * What a new client has made and what it lacks for its first sale: for accounts that may make it. Null once a ticket was
 * sold and scanned, or something real was sold.
 */
export async function findGettingStarted(
  context: RequestContext,
  scope: ClientScope,
): Promise<GettingStarted | null> {
  if (!context.can('products', 'edit')) return null;
  const started = await readGettingStarted(scope, context.app.clock());
  return isComplete(started) || (await hasSold(scope)) ? null : started;
}

/** A ticket that was sold and scanned went through all the steps before. */
function isComplete({ hasOrder, hasScan }: GettingStarted): boolean {
  return hasOrder && hasScan;
}
