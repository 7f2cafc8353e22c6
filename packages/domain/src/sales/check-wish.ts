import type { ItemKind } from '../catalog/item-kinds.ts';
import { ok, type Refusal, type Result, refused } from '../result/result.ts';
import { countTickets } from './count-tickets.ts';
import { splitByTime } from './split-by-time.ts';

export interface WantedLine {
  ticketTypeId: string;
  quantity: number;
  /** Of tickets that have a time of their own beside that of the visit (`splitByTime`); left out = the visit's. */
  timeslotId?: string;
}

/** What of a ticket group decides which of its tickets can be ordered together. */
export interface OrderableGroup {
  id: string;
  title: string;
  needsTimeslot: boolean;
  /** The buyer chooses a day. */
  needsDate: boolean;
  /** The one day for which it is sold; null = another or none. */
  fixedDate: string | null;
  /** Calendars that give this group its timeslots; groups that share one can be bought together. */
  calendarIds: readonly string[];
  childNeedsAdult: boolean;
  /** Most tickets of the group in one order; 0 or null = unlimited. */
  pageMaximum: number | null;
  ticketTypes: readonly OrderableType[];
}

interface OrderableType {
  id: string;
  name: string;
  /** Products and merchandise come beside the tickets: only admissions are counted as tickets of an order. */
  itemKind: ItemKind;
  isChildTicket: boolean;
  minPerOrder: number;
  maxPerOrder: number | null;
  /** Set by hand: it is shown with this word, and not sold. */
  statusLabel: string | null;
}

/** What a seller offers, and how many tickets an order may have there. */
export interface WishRules {
  minTickets: number;
  maxTickets: number | null;
  ticketGroups: readonly OrderableGroup[];
  /** What it offers besides the tickets: such types may have a time of their own; left out = none. */
  upsellTypeIds?: readonly string[];
}

interface ChosenLine {
  group: OrderableGroup;
  type: OrderableType;
  quantity: number;
}

/**
 * Checks whether one seller may sell these tickets in one order: ticket types labelled by staff are not sold; the minimum
 * and maximum of seller (admissions only) and ticket type; the page maximum of a group; a child ticket only together with a ticket that is
 * not a child's (a setting of the group); one visit per order, beside which upsells may have times of their own. Places
 * are checked later, by the counters.
 * @param isSold it was sold before, at a desk without a connection: only what no order can be is refused.
 */
export function checkWish(
  seller: WishRules,
  lines: readonly WantedLine[],
  isSold = false,
): Result<readonly WantedLine[]> {
  const wanted = mergeLines(lines);
  const chosen = wanted.map((line) => findLine(seller, line));
  if (chosen.some((line) => line === null)) return refused({ code: 'ticket-type-unknown' });
  const known = chosen.filter((line) => line !== null);
  if (known.length === 0) return refused({ code: 'no-tickets-chosen' });
  const rules = () => [
    ...checkOrderSize(seller, known),
    ...known.flatMap(checkTypeLimits),
    ...groupsOf(known).flatMap((group) => checkGroup(group, linesOf(known, group))),
    ...checkChildren(known),
  ];
  const refusals = [...(isSold ? [] : rules()), ...checkOneVisit(known, seller.upsellTypeIds)];
  return refusals.length > 0 ? refused(...refusals) : ok(wanted);
}

/** The tickets of a present that gets its date: the order that bought it was within the limits of an order. */
export function checkPresent(
  seller: Pick<WishRules, 'ticketGroups'>,
  lines: readonly WantedLine[],
): Result<readonly WantedLine[]> {
  const isSold = ({ ticketTypeId }: WantedLine) =>
    seller.ticketGroups.some(({ ticketTypes }) => ticketTypes.some(({ id }) => id === ticketTypeId));
  return lines.every(isSold) ? ok(mergeLines(lines)) : refused({ code: 'ticket-type-unknown' });
}

/**
 * Whether tickets of two groups can be one visit: those with times take them from the same calendar, those for a fixed
 * date are for the same one. A ticket for a day goes with any, on the day of the visit; so does one without a date.
 */
export function canVisitTogether(one: OrderableGroup, other: OrderableGroup): boolean {
  if (one.id === other.id) return true;
  if (one.needsTimeslot && other.needsTimeslot)
    return one.calendarIds.some((calendar) => other.calendarIds.includes(calendar));
  return one.fixedDate === null || other.fixedDate === null || one.fixedDate === other.fixedDate;
}

/** Whether the chosen tickets of these groups are one visit, apart from upsells with a time of their own. */
export function isOneVisit(
  groups: readonly OrderableGroup[],
  chosenTypeIds: readonly string[],
  upsellTypeIds: readonly string[],
): boolean {
  const { together } = splitByTime(groups, chosenTypeIds, upsellTypeIds);
  return together.every((one) => together.every((other) => canVisitTogether(one, other)));
}

/** What tickets of these groups ask the buyer for: a time, else a day, else nothing. */
export function visitToChoose(
  groups: readonly Pick<OrderableGroup, 'needsTimeslot' | 'needsDate' | 'fixedDate'>[],
): { needs: 'time' | 'day' | 'nothing'; fixedDate: string | null } {
  const fixedDate = groups.find((group) => group.fixedDate !== null)?.fixedDate ?? null;
  if (groups.some(({ needsTimeslot }) => needsTimeslot)) return { needs: 'time', fixedDate };
  const isOpen = fixedDate === null && groups.some(({ needsDate }) => needsDate);
  return { needs: isOpen ? 'day' : 'nothing', fixedDate };
}

/** How many more of a ticket type the size of an order leaves room for: only admissions are counted. */
export function roomInOrder(
  seller: WishRules,
  lines: readonly WantedLine[],
  { itemKind }: Pick<OrderableType, 'itemKind'>,
): number {
  if (seller.maxTickets === null || itemKind !== 'admission') return Infinity;
  return seller.maxTickets - countAdmissions(seller.ticketGroups, lines);
}

/** How many of these are tickets: products, merchandise and gift cards come beside them. */
export function countAdmissions(
  groups: readonly { ticketTypes: readonly Pick<OrderableType, 'id' | 'itemKind'>[] }[],
  lines: readonly Pick<WantedLine, 'ticketTypeId' | 'quantity'>[],
): number {
  const types = groups.flatMap(({ ticketTypes }) => ticketTypes);
  const isOther = (typeId: string) =>
    types.some(({ id, itemKind }) => id === typeId && itemKind !== 'admission');
  return countTickets(lines.filter(({ ticketTypeId }) => !isOther(ticketTypeId)));
}

function checkOrderSize(seller: WishRules, lines: readonly ChosenLine[]): Refusal[] {
  const admissions = lines.filter(isAdmission);
  const count = countTickets(admissions);
  // An order of merchandise alone has no tickets, and needs none.
  if (count < seller.minTickets && admissions.length > 0)
    return [{ code: 'order-below-minimum', params: { minimum: seller.minTickets } }];
  if (seller.maxTickets !== null && count > seller.maxTickets) {
    return [{ code: 'order-above-maximum', params: { maximum: seller.maxTickets } }];
  }
  return [];
}

function checkTypeLimits({ type, quantity }: ChosenLine): Refusal[] {
  if (type.statusLabel !== null) {
    return [{ code: 'ticket-type-not-for-sale', field: type.id, params: { name: type.name } }];
  }
  const params = { name: type.name, minimum: type.minPerOrder, maximum: type.maxPerOrder ?? 0 };
  if (quantity < type.minPerOrder) return [{ code: 'ticket-below-minimum', field: type.id, params }];
  if (type.maxPerOrder !== null && quantity > type.maxPerOrder) {
    return [{ code: 'ticket-above-maximum', field: type.id, params }];
  }
  return [];
}

function checkGroup(group: OrderableGroup, lines: readonly ChosenLine[]): Refusal[] {
  if (!group.pageMaximum || countTickets(lines) <= group.pageMaximum) return [];
  const params = { name: group.title, maximum: group.pageMaximum };
  return [{ code: 'group-above-maximum', field: group.id, params }];
}

/** A group may ask that its child tickets come with at least one ticket in the order that is not a child's. */
function checkChildren(lines: readonly ChosenLine[]): Refusal[] {
  if (lines.some((line) => isAdmission(line) && !line.type.isChildTicket)) return [];
  const group = groupsOf(lines.filter(isAdmission)).find((candidate) => candidate.childNeedsAdult);
  return group ? [{ code: 'child-needs-adult', field: group.id }] : [];
}

const isAdmission = ({ type }: ChosenLine) => type.itemKind === 'admission';

function checkOneVisit(lines: readonly ChosenLine[], upsellTypeIds: readonly string[] = []): Refusal[] {
  const chosenIds = lines.map(({ type }) => type.id);
  return isOneVisit(groupsOf(lines), chosenIds, upsellTypeIds) ? [] : [{ code: 'one-visit-per-order' }];
}

/** One line a ticket type: the same type asked for twice is one quantity, at the time of the first. */
function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    const known = merged.get(line.ticketTypeId);
    merged.set(line.ticketTypeId, known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

function findLine(seller: WishRules, line: WantedLine): ChosenLine | null {
  for (const group of seller.ticketGroups) {
    const type = group.ticketTypes.find((candidate) => candidate.id === line.ticketTypeId);
    if (type) return { group, type, quantity: line.quantity };
  }
  return null;
}

function groupsOf(lines: readonly ChosenLine[]): OrderableGroup[] {
  return [...new Set(lines.map((line) => line.group))];
}

function linesOf(lines: readonly ChosenLine[], group: OrderableGroup): ChosenLine[] {
  return lines.filter((line) => line.group === group);
}
