import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import { chooseText, type Texts } from '@foyer/domain/catalog/content-text.ts';
import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { PagePoint } from '@foyer/domain/channels/page-point.ts';
import type { SalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { stepOfTicket } from '@foyer/domain/channels/step-of-ticket.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import { shownStock } from '@foyer/domain/storefront/shown-stock.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listStockLeft } from '../../availability/index.ts';
import { imageUrl, listImagesFor } from '../../images/index.ts';
import { listOffer, type OfferedGroup, type SaleMoment, sellerOfChannel } from '../../sales/index.ts';
import { listLocations } from '../../venues/index.ts';

/** A ticket group on offer, and what its page shows of it. */
export interface ShownGroup {
  offered: OfferedGroup;
  shown: SalesTicketGroup;
}

/** What a channel sells now at a sales point as its page shows it: texts in the visitor's language, pictures, the location. */
export async function showOffer(
  scope: ClientScope,
  { channel, point }: { channel: Channel; point: PagePoint },
  language: string,
  now: SaleMoment,
): Promise<ShownGroup[]> {
  const offer = await listOffer(scope, sellerOfChannel(channel, point), language, now);
  const locations = await listLocations(scope);
  const inWords = (texts: Texts) => chooseText(texts, language, channel.defaultLanguage);
  const pictureOf = await readPictures(scope, offer, inWords);
  const merchandise = offer.flatMap(({ ticketTypes }) =>
    ticketTypes.filter(({ itemKind }) => isMerchandise(itemKind)),
  );
  const stock = await listStockLeft(scope, merchandise);
  const leftOf = (ticketTypeId: string) => shownStock(stock.get(ticketTypeId));
  return offer.map((offered) => {
    const place = locations.find(({ id }) => offered.locationIds.includes(id)) ?? nowhere;
    return { offered, shown: showGroup(offered, place, { pictureOf, leftOf, flow: channel.salesFlow }) };
  });
}

const nowhere = { name: '', address: '', town: '' };

const noPicture = { imageUrl: null, imageText: '' };
const purposes = ['product-information', 'program', 'ticket-type'] as const;

/** Finds an owner's picture for a purpose: its address and what it shows. */
type FindPicture = (
  purpose: (typeof purposes)[number],
  ownerId: string,
) => { imageUrl: string; imageText: string } | undefined;

async function readPictures(
  scope: ClientScope,
  offer: readonly OfferedGroup[],
  inWords: (texts: Texts) => string,
): Promise<FindPicture> {
  const owners = offer.flatMap(({ productId, ticketTypes }) => [
    productId,
    ...ticketTypes.map(({ id }) => id),
  ]);
  const images = new Map(
    (await listImagesFor(scope, { owners: ['product', 'ticket-type'], purposes }, [...new Set(owners)])).map(
      ({ purpose, ownerId, id, alternativeText }) => [
        `${purpose} ${ownerId}`,
        { imageUrl: imageUrl(scope.clientId, id), imageText: inWords(alternativeText) },
      ],
    ),
  );
  return (purpose, ownerId) => images.get(`${purpose} ${ownerId}`);
}

function showGroup(
  group: OfferedGroup,
  { name, address, town }: SalesTicketGroup['location'],
  {
    pictureOf,
    leftOf,
    flow,
  }: { pictureOf: FindPicture; leftOf: (ticketTypeId: string) => number | null; flow: SalesFlow },
): SalesTicketGroup {
  const { id, productId, productTitle, title, shortText, description, kind, durationMinutes, pageMaximum } =
    group;
  const { needsTimeslot, needsDate, fixedDate, calendarIds, childNeedsAdult } = group;
  const picture = pictureOf('product-information', productId) ?? noPicture;
  return {
    id,
    productId,
    productTitle,
    title,
    shortText: sanitizeContent(shortText),
    description: sanitizeContent(description),
    ...picture,
    card: pictureOf('program', productId) ?? picture,
    kind,
    durationMinutes,
    location: { name, address, town },
    needsTimeslot,
    needsDate,
    fixedDate,
    calendarIds: [...calendarIds],
    childNeedsAdult,
    pageMaximum: pageMaximum === 0 ? null : pageMaximum,
    pricingRules: [],
    ticketTypes: group.ticketTypes.map((type) => ({
      id: type.id,
      name: type.name,
      description: sanitizeContent(type.extraInformation),
      icon: type.informationIcon,
      ...(pictureOf('ticket-type', type.id) ?? noPicture),
      priceMinor: type.priceMinor,
      fromPriceMinor: null,
      originalPriceMinor: type.originalPriceMinor,
      itemKind: type.itemKind,
      step: stepOfTicket(flow, { ticketGroupId: id, ticketTypeId: type.id }),
      leftCount: leftOf(type.id),
      isChildTicket: type.isChildTicket,
      minPerOrder: type.minPerOrder,
      maxPerOrder: type.maxPerOrder,
      statusLabel: type.statusLabel,
    })),
  };
}
