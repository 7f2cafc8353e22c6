import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { withheldPercentage } from '@foyer/domain/capacity/withheld-places.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { holdCapacityRule } from '@foyer/domain/channels/hold-capacity.ts';
import { checkCart, type WantedLine } from '@foyer/domain/storefront/check-cart.ts';
import { resultForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { findSaleCounters, type Sale, type WithheldAt } from '../sale-counters/index.ts';
import type { CartLine } from './cart-line.ts';
import { type CartReads, readsOfOne } from './cart-reads.ts';
import { type ChosenVisit, chooseVisit, groupsOf } from './choose-visit.ts';
import { listOfferOfCart, type OfferedGroup } from './list-offer.ts';
import { priceLines } from './price-lines.ts';

/** What a visitor asked for, found to be possible and priced; the places are not taken yet. */
export interface ChosenPlaces extends ChosenVisit {
  lines: CartLine[];
  /** What it needs of each counter. */
  sale: Sale;
  /** The share of a timeslot that is kept from the channel. */
  withheldAt: WithheldAt;
  /** What a ticket type or ticket group is called, for the words of a refusal. */
  nameOf: (ownerId: string) => string;
}

interface Wish {
  language: string;
  timeslotId: string | null;
  date: LocalDate | null;
  lines: readonly WantedLine[];
}

interface Page {
  channel: Channel;
  /** Today's date at the client, and its zone. */
  today: LocalDate;
  timeZone: string;
}

/**
 * Checks a visitor's wish against the rules of the page and prices it.
 * @throws RefusedError: the codes of `checkCart` (422) and `chooseVisit`.
 */
export async function choosePlaces(
  app: App,
  scope: ClientScope,
  { channel, today, timeZone }: Page,
  wish: Wish,
): Promise<ChosenPlaces> {
  const offer = await listOfferOfCart(scope, channel, wish.language, { at: app.clock(), today });
  return chooseFromOffer(app, scope, { channel, today, timeZone, offer }, wish, readsOfOne);
}

/** The same for one of many wishes, of a page that has been read. */
export async function chooseFromOffer(
  app: App,
  scope: ClientScope,
  { channel, today, timeZone, offer }: Page & { offer: readonly OfferedGroup[] },
  wish: Wish,
  reads: CartReads,
): Promise<ChosenPlaces> {
  const page = { ...channel, ticketGroups: offer.map(({ shown }) => shown) };
  const wanted = valueOrThrow(resultForVisitors(checkCart(page, wish.lines)));
  const ticketTypeIds = wanted.map(({ ticketTypeId }) => ticketTypeId);
  const visit = await chooseVisit(app, scope, groupsOf(offer, wanted), { ...wish, ticketTypeIds }, reads);
  const lines = await linesOf(scope, today, visit, { offer, wanted, reads });
  const sale = await findSaleCounters(
    scope,
    lines.map(({ ticketTypeId, quantity, timeslotId = null, visitDate = null }) => {
      return { ticketTypeId, quantity, timeslotId, date: visitDate };
    }),
    reads.listLimitedTypes,
  );
  const rule = holdCapacityRule(channel.holdCapacity, timeZone);
  return {
    ...visit,
    lines,
    sale,
    withheldAt: (startsAt) => withheldPercentage(rule, startsAt, app.clock()),
    nameOf: (ownerId) => nameIn(offer, ownerId),
  };
}

function nameIn(offer: readonly OfferedGroup[], ownerId: string): string {
  const group = offer.find(({ sold }) => sold.id === ownerId);
  const types = offer.flatMap(({ sold }) => sold.ticketTypes);
  return group?.sold.title ?? types.find(({ id }) => id === ownerId)?.name ?? '';
}

/** In the order of the page, each for the visit that its group asks for. */
async function linesOf(
  scope: ClientScope,
  today: LocalDate,
  { timeslot, date }: ChosenVisit,
  {
    offer,
    wanted,
    reads,
  }: { offer: readonly OfferedGroup[]; wanted: readonly WantedLine[]; reads: CartReads },
): Promise<CartLine[]> {
  const quantities = new Map(wanted.map((line) => [line.ticketTypeId, line.quantity]));
  const chosen = offer.flatMap(({ sold, shown }) =>
    sold.ticketTypes.flatMap((type) => {
      const quantity = quantities.get(type.id);
      if (quantity === undefined) return [];
      const isDated = shown.needsTimeslot || shown.needsDate || shown.fixedDate !== null;
      const [only, ...others] = sold.locationIds;
      return [
        {
          ticketTypeId: type.id,
          ticketGroupId: sold.id,
          quantity,
          ticketTypePriceMinor: type.priceMinor,
          vatBasisPoints: type.vatBasisPoints,
          name: type.name,
          ticketGroupTitle: sold.title,
          timeslotId: shown.needsTimeslot ? (timeslot?.id ?? null) : null,
          visitDate: isDated ? date : null,
          locationId: timeslot?.locationId ?? (others.length === 0 ? (only ?? null) : null),
        },
      ];
    }),
  );
  const priced = await priceLines(scope, today, chosen, reads.listPricingRules);
  return priced.flatMap((line, index) => {
    const source = chosen[index];
    if (!source) return [];
    const { name, ticketGroupTitle, timeslotId, visitDate, locationId } = source;
    return [{ ...line, name, ticketGroupTitle, timeslotId, visitDate, locationId }];
  });
}
