import type { Channel } from '@foyer/domain/channels/channel.ts';
import { defaultChannelColours } from '@foyer/domain/channels/channel.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findChannel, findOpenChannel, listOtherForms } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import { getOrder } from '../../orders/index.ts';
import { findSetting } from '../../settings/index.ts';
import type { GiftCard } from '../gift-card.repository.ts';

export interface LookOfCard {
  colours: { brand: string; ink: string };
  /** The words are those of the other form, formal or informal, than the written one. */
  isOtherForm: boolean;
  /** As a person types them. */
  shop: string;
  balancePage: string;
}

/**
 * In which colours and words a card speaks, and where it is spent: as the page that sold it, unless the museum has an
 * address for that (insight-and-settings, decision 22).
 */
export async function readLookOfCard(
  app: App,
  scope: ClientScope,
  card: Pick<GiftCard, 'orderId' | 'language'>,
): Promise<LookOfCard> {
  const { language } = card;
  const { subdomain, website } = await getClient(scope);
  const seller = await findSellingPage(scope, card);
  const path = await findShopPath(app, scope, seller);
  const { brand, ink } = seller?.colours ?? defaultChannelColours;
  const { voucherUrl } = await findSetting(scope, 'vouchers', app.clock());
  const typed = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return {
    colours: { brand, ink },
    isOtherForm: (await listOtherForms(scope, seller, [language], app.clock())).includes(language),
    shop: typed(voucherUrl || (path ? `${app.publicUrl}${path}` : website || app.publicUrl)),
    balancePage: typed(`${app.publicUrl}/shop/order/${subdomain}/gift`),
  };
}

/** The page that sold a card; undefined = staff made it, or sold it at a desk. */
export async function findSellingPage(
  scope: ClientScope,
  { orderId }: Pick<GiftCard, 'orderId'>,
): Promise<Channel | undefined> {
  const channelId = orderId === null ? null : (await getOrder(scope, orderId)).channelId;
  return channelId === null ? undefined : findChannel(scope, channelId);
}

/** The path of a page that takes gift cards today: the one that sold the card where it does; null = none does. */
export async function findShopPath(app: App, scope: ClientScope, seller?: Channel): Promise<string | null> {
  const { subdomain } = await getClient(scope);
  const open = await findOpenChannel(scope, app.clock(), { wanted: seller, taking: 'giftCards' });
  return open ? `/shop/${subdomain}/${open.url}` : null;
}
