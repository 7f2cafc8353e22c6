import type { Channel } from '@foyer/domain/channels/channel.ts';
import { checkCart, type WantedLine } from '@foyer/domain/storefront/check-cart.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { Places } from '../capacity/index.ts';
import { priceVisit } from '../pricing/index.ts';
import { findTimeslotForSale, type Timeslot, type WantedGroup } from '../scheduling/index.ts';
import type { CartLine } from './cart-line.ts';
import { listOfferOfCart, type OfferedGroup } from './list-offer.ts';

/** What a visitor asked for, found to be possible and priced; the places are not taken yet. */
export interface ChosenPlaces {
  timeslot: Timeslot;
  lines: CartLine[];
  /** What it needs of each counter. */
  places: Places[];
}

interface Wish {
  language: string;
  timeslotId: string;
  lines: readonly WantedLine[];
}

/**
 * Checks a visitor's wish against the rules of the page and prices it.
 * @throws RefusedError: the codes of `checkCart` (422), `timeslot-unknown` and `timeslot-closed` (409).
 */
export async function choosePlaces(
  app: App,
  scope: ClientScope,
  channel: Channel,
  wish: Wish,
): Promise<ChosenPlaces> {
  const offer = await listOfferOfCart(scope, channel, wish.language);
  const page = { ...channel, ticketGroups: offer.map(({ shown }) => shown) };
  const wanted = valueOrThrow(checkCart(page, wish.lines));
  const timeslot = await findOpenTimeslot(app, scope, groupsOf(offer, wanted), wish.timeslotId);
  const lines = await priceLines(scope, timeslot.date, offer, wanted);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { timeslot, lines, places: [{ counterId: timeslot.id, quantity }] };
}

async function findOpenTimeslot(
  app: App,
  scope: ClientScope,
  groups: readonly WantedGroup[],
  timeslotId: string,
): Promise<Timeslot> {
  const timeslot = await findTimeslotForSale(scope, { groups, timeslotId, at: app.clock() });
  if (!timeslot) throw new RefusedError([{ code: 'timeslot-unknown' }], 409);
  const { state } = timeslot.availability;
  if (state === 'none' || state === 'closed') throw new RefusedError([{ code: 'timeslot-closed' }], 409);
  return timeslot;
}

function groupsOf(offer: readonly OfferedGroup[], wanted: readonly WantedLine[]): WantedGroup[] {
  const types = new Set(wanted.map((line) => line.ticketTypeId));
  return offer
    .filter(({ sold }) => sold.ticketTypes.some(({ id }) => types.has(id)))
    .map(({ sold, shown }) => ({ sale: sold.sale, calendarIds: shown.calendarIds }));
}

/** In the order of the page, at the prices of the day of the visit. */
async function priceLines(
  scope: ClientScope,
  date: string,
  offer: readonly OfferedGroup[],
  wanted: readonly WantedLine[],
): Promise<CartLine[]> {
  const quantities = new Map(wanted.map((line) => [line.ticketTypeId, line.quantity]));
  const chosen = offer.flatMap(({ sold }) =>
    sold.ticketTypes.flatMap((type) => {
      const quantity = quantities.get(type.id);
      return quantity === undefined ? [] : [{ type, quantity, group: sold }];
    }),
  );
  const { lines } = await priceVisit(
    scope,
    date,
    chosen.map(({ type, quantity, group }) => ({
      ticketTypeId: type.id,
      ticketGroupId: group.id,
      quantity,
      ticketTypePriceMinor: type.priceMinor,
      vatBasisPoints: type.vatBasisPoints,
    })),
  );
  return lines.flatMap((line, index) => {
    const source = chosen[index];
    return source ? [{ ...line, name: source.type.name, ticketGroupTitle: source.group.title }] : [];
  });
}
