import { sanitizeContent } from '@foyer/content-html/sanitize-content.ts';
import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { chooseText, type Texts } from '@foyer/domain/catalog/content-text.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listPeriodsWithDaysLeft } from '../availability/index.ts';
import { listTicketGroupsForSale, type TicketGroupForSale } from '../catalog/index.ts';
import { imageUrl, listImagesFor } from '../images/index.ts';
import { listCalendarIdsOfTicketGroups } from '../scheduling/index.ts';
import { listLocations } from '../venues/index.ts';

/** A ticket group as its page shows it, with the facts that only the server needs. */
export interface OfferedGroup {
  shown: SalesTicketGroup;
  sold: TicketGroupForSale;
}

/** The moment, and the date that the client's clock shows at it. */
interface OfferMoment {
  at: Date;
  today: LocalDate;
}

/**
 * What a channel sells now, in its order and in the visitor's language. A group whose tickets need a time but that has
 * no calendar is left out, and so is one without timeslots whose dates are over or have not come.
 */
export async function listOffer(
  scope: ClientScope,
  channel: Channel,
  language: string,
  now: OfferMoment,
): Promise<OfferedGroup[]> {
  const offer = await listOfferOfCart(scope, channel, language, now);
  const locations = await listLocations(scope);
  const inWords = (texts: Texts) => chooseText(texts, language, channel.defaultLanguage);
  const pictureOf = await readPictures(scope, offer, inWords);
  return offer.map(({ sold, shown }) => {
    const { name, address, town } = locations.find(({ id }) => sold.locationIds.includes(id)) ?? nowhere;
    const ticketTypes = shown.ticketTypes.map((type) => ({
      ...type,
      ...(pictureOf('ticket-type', type.id) ?? noPicture),
    }));
    const picture = pictureOf('product-information', sold.productId) ?? noPicture;
    const card = pictureOf('program', sold.productId) ?? picture;
    return { sold, shown: { ...shown, ...picture, card, ticketTypes, location: { name, address, town } } };
  });
}

/** The same for a cart, which asks for rules and prices only: without pictures and places. */
export async function listOfferOfCart(
  scope: ClientScope,
  channel: Channel,
  language: string,
  now: OfferMoment,
): Promise<OfferedGroup[]> {
  const { ticketGroupIds } = channel;
  const [groups, calendarIds] = await Promise.all([
    listTicketGroupsForSale(scope, {
      ticketGroupIds,
      salesPoint: 'website',
      channelId: channel.id,
      language,
      fallbackLanguage: channel.defaultLanguage,
    }),
    listCalendarIdsOfTicketGroups(scope, ticketGroupIds),
  ]);
  const periods = groups.filter(({ sale }) => sale.kind === 'period').map(({ id }) => id);
  const left = await listPeriodsWithDaysLeft(scope, periods, now);
  return groups
    .map((group) => withoutOver(group, now.today))
    .flatMap((sold) => {
      const calendars = calendarIds.get(sold.id) ?? [];
      const isSold = sold.needsTimeslot ? calendars.length > 0 : isSoldOn(sold, now.today, left);
      return isSold && sold.ticketTypes.length > 0 ? [{ sold, shown: showGroup(sold, calendars) }] : [];
    });
}

/** Tickets that are valid until a date are sold until it. */
function withoutOver(group: TicketGroupForSale, today: LocalDate): TicketGroupForSale {
  const isCurrent = ({ validUntil }: { validUntil: LocalDate | null }) =>
    validUntil === null || validUntil >= today;
  return { ...group, ticketTypes: group.ticketTypes.filter(isCurrent) };
}

/** Whether a group without timeslots is for sale today; for which days a day ticket is, its calendar tells. */
function isSoldOn(
  { id, sale }: TicketGroupForSale,
  today: LocalDate,
  periodsLeft: ReadonlySet<string>,
): boolean {
  const { kind, availableFrom, availableUntil, validFrom = null } = sale;
  if (kind === 'specific day') return availableUntil === null || availableUntil >= today;
  if (kind === 'fixed date') return validFrom !== null && validFrom >= today;
  if (kind === 'period' && !periodsLeft.has(id)) return false;
  const isOver = availableUntil !== null && availableUntil < today;
  return !isOver && (availableFrom === null || availableFrom <= today);
}

const nowhere = { name: '', address: '', town: '' };

const noPicture = { imageUrl: null, imageText: '' };
const purposes = ['product-information', 'program', 'ticket-type'] as const;

/** Finds an owner's picture for a purpose: its address and what it shows. */
async function readPictures(
  scope: ClientScope,
  offer: readonly OfferedGroup[],
  inWords: (texts: Texts) => string,
): Promise<
  (purpose: (typeof purposes)[number], ownerId: string) => { imageUrl: string; imageText: string } | undefined
> {
  const owners = offer.flatMap(({ sold, shown }) => [
    sold.productId,
    ...shown.ticketTypes.map(({ id }) => id),
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

function showGroup(group: TicketGroupForSale, calendarIds: string[]): SalesTicketGroup {
  const { id, title, shortText, description, kind, durationMinutes, needsTimeslot } = group;
  const { childNeedsAdult, pageMaximum } = group;
  return {
    id,
    title,
    shortText: sanitizeContent(shortText),
    description: sanitizeContent(description),
    ...noPicture,
    card: noPicture,
    kind,
    durationMinutes,
    location: nowhere,
    needsTimeslot,
    needsDate: kind === 'specific day',
    fixedDate: kind === 'fixed date' ? (group.sale.validFrom ?? null) : null,
    calendarIds,
    childNeedsAdult,
    pageMaximum: pageMaximum === 0 ? null : pageMaximum,
    pricingRules: [],
    ticketTypes: group.ticketTypes.map((type) => ({
      id: type.id,
      name: type.name,
      description: sanitizeContent(type.extraInformation),
      icon: type.informationIcon,
      ...noPicture,
      priceMinor: type.priceMinor,
      fromPriceMinor: null,
      originalPriceMinor: type.originalPriceMinor,
      isChildTicket: type.isChild,
      minPerOrder: type.minPerOrder,
      maxPerOrder: type.maxPerOrder,
      statusLabel: type.statusLabel,
    })),
  };
}
