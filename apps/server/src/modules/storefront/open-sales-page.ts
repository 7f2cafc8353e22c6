import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { findPublishedChannel } from '../channels/index.ts';
import { type Client, findClientIdBySubdomain, getSellingClient } from '../clients/index.ts';
import { refuseDisabledClient } from './refuse-disabled-client.ts';

/** A published page of an active client, and the transaction in which its rows are seen. */
export interface OpenSalesPage {
  scope: ClientScope;
  client: Client & { holdMinutes: number };
  channel: Channel;
  /** Today's date at the client. */
  today: string;
}

export interface SalesPageAddress {
  client: string;
  channel: string;
}

/**
 * Runs `work` on the sales page at an address.
 * @throws NotFoundError `channel-not-found` where there is none that is published now: unknown client, unknown or
 * unpublished channel are one answer. @throws RefusedError `client-disabled`.
 */
export async function openSalesPage<T>(
  app: App,
  address: SalesPageAddress,
  work: (page: OpenSalesPage) => Promise<T>,
): Promise<T> {
  const clientId = await findClientIdBySubdomain(app.db, address.client);
  if (!clientId) throw new NotFoundError('channel-not-found');
  return inClient(app.db, clientId, async (scope) => {
    const client = await getSellingClient(scope, app.clock());
    refuseDisabledClient(client);
    const today = localDateAt(app.clock(), client.timeZone);
    const channel = await findPublishedChannel(scope, address.channel, today);
    if (!channel) throw new NotFoundError('channel-not-found');
    return work({ scope, client, channel, today });
  });
}
