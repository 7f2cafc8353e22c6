import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { findPublishedChannel } from '../../channels/index.ts';
import { findClientIdBySubdomain, getSellingClient } from '../../clients/index.ts';
import { refuseDisabledClient } from '../refuse-disabled-client.ts';

/** An active client, and the transaction in which its rows are seen. */
export interface OpenClient {
  scope: ClientScope;
  client: Awaited<ReturnType<typeof getSellingClient>>;
  /** Today's date at the client. */
  today: string;
}

/** A published page of an active client. */
export interface OpenSalesPage extends OpenClient {
  channel: Channel;
  /** Where it sells. */
  point: PagePoint;
}

export interface SalesPageAddress {
  client: string;
  channel: string;
  /** Left out = the website. */
  point?: PagePoint | undefined;
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
  return openClientOf(app, address.client, async (open) =>
    work({
      ...open,
      channel: await openPageOf(open, address.channel),
      point: address.point ?? 'website',
    }),
  );
}

/**
 * Runs `work` on the client with this subdomain. @throws NotFoundError `channel-not-found` where there is none.
 * @throws RefusedError `client-disabled`.
 */
export async function openClientOf<T>(
  app: App,
  subdomain: string,
  work: (open: OpenClient) => Promise<T>,
  begin: typeof inClient = inClient,
): Promise<T> {
  const clientId = await findClientIdBySubdomain(app.db, subdomain);
  if (!clientId) throw new NotFoundError('channel-not-found');
  return begin(app.db, clientId, async (scope) => {
    const client = await getSellingClient(scope, app.clock());
    refuseDisabledClient(client);
    return work({ scope, client, today: localDateAt(app.clock(), client.timeZone) });
  });
}

/** @throws NotFoundError `channel-not-found` where the client has no such page that is published now. */
export async function openPageOf({ scope, today }: OpenClient, url: string): Promise<Channel> {
  const channel = await findPublishedChannel(scope, url, today);
  if (!channel) throw new NotFoundError('channel-not-found');
  return channel;
}
