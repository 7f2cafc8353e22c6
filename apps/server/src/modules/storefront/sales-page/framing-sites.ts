import { LRUCache } from 'lru-cache';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { findClientIdBySubdomain } from '../../clients/index.ts';
import { getOrderBySecret } from '../../orders/index.ts';
import { findSetting } from '../../settings/index.ts';

const CACHE = { max: 10_000, ttl: 5_000, ignoreFetchAbort: true };

/**
 * Which sites may show a page below `/shop` in a frame: those that its client lists in the settings, for its sales
 * pages and for the orders bought there. A change is seen within seconds.
 */
export function framingSites(app: App): (parts: readonly string[]) => Promise<readonly string[]> {
  const sites = new LRUCache<string, readonly string[]>({
    ...CACHE,
    fetchMethod: (clientId) =>
      inClient(app.db, clientId, async (scope) => {
        const { hosts } = await findSetting(scope, 'websites', app.clock());
        return hosts.map((host) => `https://${host}`);
      }),
  });
  return async ([first, second]) => {
    if (!first || !second) return [];
    const clientId =
      first === 'order' || first === 'gift'
        ? ((await findClientIdBySubdomain(app.db, second)) ?? (await findClientOfOrder(app, second)))
        : await findClientIdBySubdomain(app.db, first);
    return clientId ? sites.forceFetch(clientId) : [];
  };
}

/** Links of older mails have the order's secret in the place of its client. */
async function findClientOfOrder(app: App, secret: string): Promise<string | undefined> {
  try {
    return (await getOrderBySecret(app, secret)).clientId;
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
