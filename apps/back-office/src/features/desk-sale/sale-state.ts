import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { mostDeskTickets } from '@foyer/domain/desk-sales/most-desk-tickets.ts';
import type { DeskOfferQuery } from '../../generated/operations.ts';

type DeskOffer = DeskOfferQuery['deskOffer'];
export type DeskGroup = DeskOffer['groups'][number];
export type DeskType = DeskGroup['ticketTypes'][number];
export type DeskTimeslot = DeskGroup['timeslots'][number];
export type DeskAssortment = DeskOffer['assortments'][number];

export interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** What is counted at a desk, until it is sold or cleared. */
export interface SaleState {
  /** Made with its first ticket: the server sells it once. */
  saleId: string;
  /** Whose times and types are shown. */
  groupId: string | null;
  timeslotId: string | null;
  /** By ticket type, in the order in which they were added. */
  counts: Readonly<Record<string, number>>;
  discountCode: string;
  discountBasisPoints: number | null;
  payingCodes: readonly string[];
  customer: Customer;
  /** In which the visitor reads tickets, receipt and display; null = the first of the museum. */
  language: ContentLanguage | null;
  /** How the visitor pays is being asked. */
  isPaying: boolean;
  /** The answer to it was lost: it may be sold already, so that it is not changed any more. */
  isUncertain: boolean;
}

export const noCustomer: Customer = { firstName: '', lastName: '', email: '', phone: '' };

export const newSale = (
  saleId: string,
  { groupId, timeslotId }: Pick<SaleState, 'groupId' | 'timeslotId'>,
): SaleState => ({
  saleId,
  groupId,
  timeslotId,
  counts: {},
  discountCode: '',
  discountBasisPoints: null,
  payingCodes: [],
  customer: noCustomer,
  language: null,
  isPaying: false,
  isUncertain: false,
});

export type SaleChange =
  | { kind: 'add'; ticketTypeId: string; by: 1 | -1 }
  | { kind: 'remove'; ticketTypeId: string }
  | { kind: 'set'; change: Partial<Omit<SaleState, 'saleId' | 'counts'>> }
  | { kind: 'restart'; saleId: string };

/** Sold or not is known, or the sale is given up. */
const isDecided = (change: SaleChange): boolean =>
  change.kind === 'restart' || (change.kind === 'set' && change.change.isUncertain === false);

export function changeSale(sale: SaleState, change: SaleChange): SaleState {
  if (sale.isUncertain && !isDecided(change)) return sale;
  switch (change.kind) {
    case 'add': {
      const { ticketTypeId, by } = change;
      return { ...sale, counts: withCount(sale.counts, ticketTypeId, (sale.counts[ticketTypeId] ?? 0) + by) };
    }
    case 'remove':
      return { ...sale, counts: withCount(sale.counts, change.ticketTypeId, 0) };
    case 'set':
      return { ...sale, ...change.change };
    case 'restart':
      return newSale(change.saleId, sale);
  }
}

function withCount(counts: SaleState['counts'], id: string, count: number): SaleState['counts'] {
  const { [id]: before, ...others } = counts;
  if (count <= 0) return others;
  return before === undefined ? { ...others, [id]: count } : { ...counts, [id]: count };
}

export const isEmpty = ({ counts }: Pick<SaleState, 'counts'>): boolean => Object.keys(counts).length === 0;

/** Whether what is counted needs a time and has none of the day that is shown. What was sent already keeps its own. */
export function isWithoutTime(
  { counts, timeslotId, isUncertain }: SaleState,
  groups: readonly DeskGroup[],
): boolean {
  const timed = groups.filter(
    ({ needsTimeslot, ticketTypes }) =>
      needsTimeslot && ticketTypes.some(({ id }) => counts[id] !== undefined),
  );
  if (timed.length === 0) return false;
  if (timeslotId === null) return true;
  return !isUncertain && !timed.some(({ timeslots }) => timeslots.some(({ id }) => id === timeslotId));
}

/** Tickets of the order: products and articles are not counted (specification 001, section 5: up to 25 tickets). */
export function countTicketsOf(counts: SaleState['counts'], groups: readonly DeskGroup[]): number {
  return groups
    .flatMap(({ ticketTypes }) => ticketTypes)
    .filter(({ itemKind }) => itemKind === 'admission')
    .reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
}

/** Whether one more of a type may be added: the order, the type, and the stock have room. */
export function mayAdd(type: DeskType, counts: SaleState['counts'], groups: readonly DeskGroup[]): boolean {
  const count = counts[type.id] ?? 0;
  if (type.statusLabel !== null) return false;
  if (type.maxPerOrder !== null && count >= type.maxPerOrder) return false;
  if (type.leftCount !== null && count >= type.leftCount) return false;
  return type.itemKind !== 'admission' || countTicketsOf(counts, groups) < mostDeskTickets;
}

const bookable = ['available', 'almost full', 'busy', 'quiet'];

export const isBookable = ({ state, left }: Pick<DeskTimeslot, 'state' | 'left'>): boolean =>
  bookable.includes(state) && left !== 0;

/** The timeslot that visitors who come now get: the next one with room for all of them. */
export const nextTimeslot = ({ timeslots }: DeskGroup, wanted = 1): DeskTimeslot | undefined =>
  timeslots.find((one) => isBookable(one) && (one.left === null || one.left >= wanted));

/** What is in the way where a group has no next timeslot. */
export function whyNoTime({
  timeslots,
}: Pick<DeskGroup, 'timeslots'>): 'notOnDay' | 'over' | 'closed' | 'full' {
  if (timeslots.length === 0) return 'notOnDay';
  const coming = timeslots.filter(({ isPast }) => !isPast);
  if (coming.length === 0) return 'over';
  return coming.every(({ state }) => state === 'closed') ? 'closed' : 'full';
}

/**
 * What a desk sells on the day that it asked for (null = today): while the offer of that day is on its way, that of the day
 * before it without its times, since one that is chosen then would be of another day.
 */
export function offerOfDay(offer: DeskOffer, asked: string | null): DeskOffer {
  if (!isDayComing(offer, asked)) return offer;
  const groups = offer.groups.map((group) => ({ ...group, timeslots: [] }));
  return { ...offer, date: asked ?? offer.today, groups };
}

export const isDayComing = ({ date, today }: Pick<DeskOffer, 'date' | 'today'>, asked: string | null) =>
  date !== (asked ?? today);

/** The timeslots that a desk shows: those that are over only where nothing is left. */
export function shownTimeslots({ timeslots }: DeskGroup, chosenId: string | null): DeskTimeslot[] {
  const coming = timeslots.filter(({ isPast, id }) => !isPast || id === chosenId);
  return coming.length > 0 ? coming : timeslots;
}

/** How full a timeslot is, as a step of the heat scale; null = no limit. */
export function fillStep({ capacity, left }: DeskTimeslot): 1 | 2 | 3 | 4 | 5 | null {
  if (capacity === null || left === null) return null;
  if (left <= 0) return 5;
  const taken = 1 - left / Math.max(1, capacity);
  if (taken >= 0.85) return 4;
  if (taken >= 0.6) return 3;
  return taken >= 0.25 ? 2 : 1;
}

/** What is counted, as the server is asked for its price. */
export function deskWishOf(
  { counts, timeslotId, discountCode, discountBasisPoints, payingCodes }: SaleState,
  { date, language }: { date: string; language: ContentLanguage },
) {
  return {
    language,
    date,
    timeslotId,
    lines: Object.entries(counts).map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity })),
    discountCode,
    discountBasisPoints,
    payingCodes: [...payingCodes],
  };
}

/** What is counted at the prices of the offer: shown until the server has answered. */
export function estimateMinor(counts: SaleState['counts'], groups: readonly DeskGroup[]): number {
  const types = groups.flatMap(({ ticketTypes }) => ticketTypes);
  return types.reduce((sum, { id, priceMinor }) => sum + priceMinor * (counts[id] ?? 0), 0);
}
