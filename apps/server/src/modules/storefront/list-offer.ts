import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketGroupsForSale, type TicketGroupForSale } from '../catalog/index.ts';
import { imageUrl, listImages } from '../images/index.ts';
import { listCalendarIdsOfTicketGroups } from '../scheduling/index.ts';
import { listLocations } from '../venues/index.ts';

/** A ticket group as its page shows it, with the facts that only the server needs. */
export interface OfferedGroup {
  shown: SalesTicketGroup;
  sold: TicketGroupForSale;
}

/**
 * What a channel sells now, in its order and in the visitor's language. A group without times cannot be sold
 * here yet and is left out.
 */
export async function listOffer(
  scope: ClientScope,
  channel: Channel,
  language: string,
): Promise<OfferedGroup[]> {
  const offer = await listOfferOfCart(scope, channel, language);
  const locations = await listLocations(scope);
  const pictures = await listPictures(
    scope,
    offer.map(({ sold }) => sold),
  );
  return offer.map(({ sold, shown }) => {
    const { name, address, town } = locations.find(({ id }) => sold.locationIds.includes(id)) ?? nowhere;
    const imageUrl = pictures.get(sold.productId) ?? null;
    return { sold, shown: { ...shown, imageUrl, location: { name, address, town } } };
  });
}

/** The same for a cart, which asks for rules and prices only: without pictures and places. */
export async function listOfferOfCart(
  scope: ClientScope,
  channel: Channel,
  language: string,
): Promise<OfferedGroup[]> {
  const groups = await listTicketGroupsForSale(scope, {
    ticketGroupIds: channel.ticketGroupIds,
    salesPoint: 'website',
    channelId: channel.id,
    language,
    fallbackLanguage: channel.defaultLanguage,
  });
  const calendarIds = await listCalendarIdsOfTicketGroups(
    scope,
    groups.map(({ id }) => id),
  );
  return groups.flatMap((sold) => {
    const calendars = calendarIds.get(sold.id) ?? [];
    if (!sold.needsTimeslot || calendars.length === 0) return [];
    return [{ sold, shown: showGroup(sold, calendars) }];
  });
}

const nowhere = { name: '', address: '', town: '' };

/** The address of each product's picture, by product. */
async function listPictures(
  scope: ClientScope,
  groups: readonly TicketGroupForSale[],
): Promise<Map<string, string>> {
  const productIds = groups.map(({ productId }) => productId);
  const images = await listImages(scope, 'product', productIds, 'product-information');
  return new Map(images.map((image) => [image.ownerId, imageUrl(scope.clientId, image.id)]));
}

function showGroup(group: TicketGroupForSale, calendarIds: string[]): SalesTicketGroup {
  const { id, title, description, kind, durationMinutes, needsTimeslot, childNeedsAdult, pageMaximum } =
    group;
  return {
    id,
    title,
    description: sanitizeContent(description),
    imageUrl: null,
    kind,
    durationMinutes,
    location: nowhere,
    needsTimeslot,
    calendarIds,
    childNeedsAdult,
    pageMaximum: pageMaximum === 0 ? null : pageMaximum,
    pricingRules: [],
    ticketTypes: group.ticketTypes.map((type) => ({
      id: type.id,
      name: type.name,
      description: sanitizeContent(type.extraInformation),
      priceMinor: type.priceMinor,
      fromPriceMinor: null,
      originalPriceMinor: type.originalPriceMinor,
      isChildTicket: type.isChild,
      minPerOrder: type.minPerOrder,
      maxPerOrder: type.maxPerOrder,
    })),
  };
}
