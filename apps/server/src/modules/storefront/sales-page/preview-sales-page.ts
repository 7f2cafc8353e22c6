import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { draftChannel } from '../../channels/index.ts';
import { getSellingClient } from '../../clients/index.ts';
import { describeOffer } from './show-sales-page.ts';

interface AskedPreview {
  id: string;
  /** The channel's fields as they are typed, saved or not. */
  typed: unknown;
  language: string;
}

/**
 * A channel's sales page as it would be with what is typed, published or not: for its editor alone (decision 0187).
 * Refusals: those of a save.
 */
export async function previewSalesPage(
  app: App,
  scope: ClientScope,
  { id, typed, language }: AskedPreview,
): Promise<SalesPage> {
  const channel = await draftChannel(scope, id, typed);
  const client = await getSellingClient(scope, app.clock());
  const today = localDateAt(app.clock(), client.timeZone);
  const page = { scope, client, channel, today, point: 'website' } as const;
  return { ...(await describeOffer(app, page, language)), isPreview: true };
}
