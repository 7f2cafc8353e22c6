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
  const groups = await listTicketGroupsForSale(scope, {
    ticketGroupIds: channel.ticketGroupIds,
    salesPoint: 'website',
    language,
    fallbackLanguage: channel.defaultLanguage,
  });
  const calendarIds = await listCalendarIdsOfTicketGroups(
    scope,
    groups.map(({ id }) => id),
  );
  const locations = await listLocations(scope);
  const pictures = await listPictures(scope, groups);
  return groups.flatMap((sold) => {
    const calendars = calendarIds.get(sold.id) ?? [];
    if (!sold.needsTimeslot || calendars.length === 0) return [];
    const location = locations.find(({ id }) => sold.locationIds.includes(id));
    return [{ sold, shown: showGroup(sold, calendars, location, pictures.get(sold.productId)) }];
  });
}

/** The address of each product's picture, by product. */
async function listPictures(
  scope: ClientScope,
  groups: readonly TicketGroupForSale[],
): Promise<Map<string, string>> {
  const productIds = groups.map(({ productId }) => productId);
  const images = await listImages(scope, 'product', productIds, 'product-information');
  return new Map(images.map((image) => [image.ownerId, imageUrl(scope.clientId, image.id)]));
}

function showGroup(
  group: TicketGroupForSale,
  calendarIds: string[],
  location: { name: string; address: string; town: string } | undefined,
  picture: string | undefined,
): SalesTicketGroup {
  const { id, title, description, kind, durationMinutes, needsTimeslot, childNeedsAdult, pageMaximum } =
    group;
  return {
    id,
    title,
    description: sanitizeContent(description),
    imageUrl: picture ?? null,
    kind,
    durationMinutes,
    location: { name: location?.name ?? '', address: location?.address ?? '', town: location?.town ?? '' },
    needsTimeslot,
    calendarIds,
    childNeedsAdult,
    pageMaximum: pageMaximum === 0 ? null : pageMaximum,
    ticketTypes: group.ticketTypes.map((type) => ({
      id: type.id,
      name: type.name,
      description: sanitizeContent(type.extraInformation),
      priceMinor: type.priceMinor,
      originalPriceMinor: type.originalPriceMinor,
      isChildTicket: type.isChild,
      minPerOrder: type.minPerOrder,
      maxPerOrder: type.maxPerOrder,
    })),
  };
}
