import type { LocalDate } from '../calendar/local-date.ts';
import { type ItemKind, isMerchandise } from '../catalog/item-kinds.ts';
import type { EventKind } from '../events/event-kinds.ts';
import type { CodePart } from '../paying-codes/share-by-codes.ts';

/** Limits that are set on something else than the timeslot. */
export const ownerLimitKinds = ['ticket-type', 'ticket-group', 'event', 'house'] as const;
export type OwnerLimitKind = (typeof ownerLimitKinds)[number];

/** What may limit a sale (product.md, section 4); the stock of merchandise is the limit of its ticket type. */
export const saleCounterKinds = [
  'timeslot',
  ...ownerLimitKinds,
  'discount-code',
  'barcode-series',
  'voucher',
  'gift-card',
] as const;
export type SaleCounterKind = (typeof saleCounterKinds)[number];

/** Something of the calendar that takes time: its end is unknown where a timeslot says only when it starts. */
export interface TimeslotSpan {
  id: string;
  startsAt: Date;
  endsAt: Date | null;
}

export interface LimitedEvent {
  id: string;
  kind: EventKind;
  limit: number | null;
}

/** A barcode series whose codes a ticket type takes, and how many codes neither a ticket nor a hold has. */
export interface SeriesLeft {
  id: string;
  left: number;
  /** The last day of a visit that gets one of its codes. */
  validUntil: LocalDate | null;
}

/** Tickets of one type in a sale, with everything that limits them; null = no limit. */
export interface LimitedLine {
  ticketTypeId: string;
  quantity: number;
  /** Merchandise is stock without a visit; a product is served on a visit but is not an admission. */
  itemKind: ItemKind;
  durationMinutes: number | null;
  blocksOtherTimeslots: boolean;
  ticketTypeLimit: number | null;
  ticketGroupId: string;
  ticketGroupLimit: number | null;
  event: LimitedEvent | null;
  /** The event that this event is linked to: its visitors come there too. */
  linkedEvent?: LimitedEvent | null;
  /** The series whose codes its tickets take, the oldest link first; null = each has its own code. */
  barcodeSeries?: readonly SeriesLeft[] | null;
  /** The timeslot of the visit, or its date, or neither for a ticket without a date. */
  timeslot: TimeslotSpan | null;
  date: LocalDate | null;
}

/** Where the visit is, and what it may touch there. */
export interface SalePlace {
  locationId: string | null;
  /** Most people inside at once. */
  houseLimit: number | null;
  /** The timeslots of the calendar around the visit, the visit's own among them or not. */
  timeslots: readonly TimeslotSpan[];
}

/** So many places of one counter. */
export interface SaleCounter {
  kind: SaleCounterKind;
  /** What it limits: the timeslot, ticket type, ticket group, event, location, code or barcode series. */
  ownerId: string;
  /** What it is counted over: a timeslot's id, a date, the start of a quarter of an hour; '' = in all. */
  scope: string;
  /** The limit in force where the counter is made for this sale; a timeslot's own counter is there already. */
  capacity: number | null;
  quantity: number;
  /** Of a timeslot: what a channel may not sell of it yet depends on its own start ("holdcapacity"). */
  startsAt?: Date;
  /** Of a barcode series: the ticket type that takes its codes. */
  ticketTypeId?: string;
}

/** The code that an order uses. */
export interface CodeUse {
  codeId: string;
  /** Orders that may use it; null = unlimited: its uses are counted all the same. */
  mostUses: number | null;
}

/** One use of a code, whatever it takes off. */
export function counterOfCode({ codeId, mostUses }: CodeUse): SaleCounter {
  return { kind: 'discount-code', ownerId: codeId, scope: '', capacity: mostUses, quantity: 1 };
}

/** Gift tickets are kept as gift cards are: by what was paid for them. */
export const counterKindOfCode = (kind: CodePart['kind']): 'voucher' | 'gift-card' =>
  kind === 'voucher' ? kind : 'gift-card';

/** What a code that pays has, and what it pays of an order: its counter is made with it. */
export function counterOfPart({
  kind,
  codeId,
  taken,
}: Pick<CodePart, 'kind' | 'codeId' | 'taken'>): SaleCounter {
  return { kind: counterKindOfCode(kind), ownerId: codeId, scope: '', capacity: 0, quantity: taken };
}

/** How long a visitor is inside whose ticket type has no duration (product.md, section 4). */
export const usualVisitMinutes = 60;
const quarterMilliseconds = 15 * 60_000;
const minuteMilliseconds = 60_000;

/**
 * Every counter that a sale takes places of, each once (product.md, section 4): the timeslot and, where the type
 * blocks others, every timeslot of the calendar that overlaps start to start + duration; the limits of ticket type
 * and ticket group (per timeslot where there are timeslots, per day where dated, in all where undated); the event
 * (an exhibition per day) and the one it is linked to; people inside at once, on a grid of 15 minutes. What has no limit is not named.
 */
export function saleCounters(lines: readonly LimitedLine[], place: SalePlace): SaleCounter[] {
  return mergeCounters(lines.flatMap((line) => countersOfLine(line, place)));
}

/** Each counter once. */
export function mergeCounters(counters: readonly SaleCounter[]): SaleCounter[] {
  const sums = new Map<string, SaleCounter>();
  for (const counter of counters) {
    const key = `${counter.kind} ${counter.ownerId} ${counter.scope}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, quantity: known.quantity + counter.quantity } : counter);
  }
  return [...sums.values()];
}

function countersOfLine(line: LimitedLine, place: SalePlace): SaleCounter[] {
  const { quantity } = line;
  const limited = (
    kind: SaleCounterKind,
    ownerId: string,
    scope: string,
    capacity: number | null,
  ): SaleCounter[] => (capacity === null ? [] : [{ kind, ownerId, scope, capacity, quantity }]);
  const scope = limitScope(line);
  return [
    ...timeslotsOf(line, place).map(({ id: ownerId, startsAt }): SaleCounter => {
      return { kind: 'timeslot', ownerId, scope: '', capacity: null, quantity, startsAt };
    }),
    ...limited('ticket-type', line.ticketTypeId, scope, line.ticketTypeLimit),
    ...limited('ticket-group', line.ticketGroupId, scope, line.ticketGroupLimit),
    ...[line.event, line.linkedEvent].flatMap((event) =>
      event ? limited('event', event.id, eventScope(event, line), event.limit) : [],
    ),
    ...quartersInside(line, place).flatMap((quarter) =>
      limited('house', place.locationId ?? '', quarter, place.houseLimit),
    ),
    ...codesOf(line),
  ];
}

/**
 * The oldest series with enough codes, else the one with the most: a new one waits until the old one is used up. Without
 * any that is still valid nothing is left (product.md, section 18).
 */
function codesOf({ barcodeSeries, date, quantity, ticketTypeId }: LimitedLine): SaleCounter[] {
  if (!barcodeSeries) return [];
  const valid = barcodeSeries.filter(({ validUntil }) => !validUntil || !date || date <= validUntil);
  const most = valid.toSorted((a, b) => b.left - a.left)[0];
  const chosen = valid.find(({ left }) => left >= quantity) ?? most;
  // Of no series, the type itself: a counter that has nothing.
  const ownerId = chosen?.id ?? ticketTypeId;
  const capacity = Math.max(0, chosen?.left ?? 0);
  return [{ kind: 'barcode-series', ownerId, scope: '', capacity, quantity, ticketTypeId }];
}

/** What the limits of a ticket type and its group are counted over: the timeslot, else the day, else everything. */
export function limitScope({ timeslot, date, itemKind }: LimitedLine): string {
  if (isMerchandise(itemKind)) return '';
  return timeslot?.id ?? date ?? '';
}

/** An event is counted in all; an exhibition per day, and tickets without a day together. */
function eventScope({ kind }: LimitedEvent, { date }: LimitedLine): string {
  return kind === 'exhibition' ? (date ?? '') : '';
}

function timeslotsOf(line: LimitedLine, { timeslots }: SalePlace): TimeslotSpan[] {
  const { timeslot, durationMinutes, blocksOtherTimeslots } = line;
  if (timeslot === null || isMerchandise(line.itemKind)) return [];
  if (!blocksOtherTimeslots || durationMinutes === null) return [timeslot];
  const startsAt = timeslot.startsAt.getTime();
  const endsAt = startsAt + durationMinutes * minuteMilliseconds;
  const touched = timeslots.filter((other) => {
    const start = other.startsAt.getTime();
    const isUnderWay = other.endsAt !== null && other.endsAt.getTime() > startsAt;
    return start < endsAt && (start >= startsAt || isUnderWay);
  });
  return [timeslot, ...touched.filter(({ id }) => id !== timeslot.id)];
}

/** The quarters of an hour in which these people are inside, by the instant at which each begins. */
function quartersInside(line: LimitedLine, { locationId, houseLimit }: SalePlace): string[] {
  if (line.timeslot === null || locationId === null || houseLimit === null) return [];
  return line.itemKind === 'admission'
    ? quartersOfVisit(line.timeslot.startsAt, line.durationMinutes ?? usualVisitMinutes)
    : [];
}

/** The quarters of an hour that a visit touches, each as the instant at which it begins. */
export function quartersOfVisit(startsAt: Date, minutes: number): string[] {
  const endsAt = startsAt.getTime() + minutes * minuteMilliseconds;
  const first = Math.floor(startsAt.getTime() / quarterMilliseconds) * quarterMilliseconds;
  const quarters: string[] = [];
  for (let at = first; at < endsAt; at += quarterMilliseconds) quarters.push(new Date(at).toISOString());
  return quarters;
}

/** When and where a group comes, and how many people may be inside there at once; null = no limit. */
export interface GroupVisit {
  timeslotId: string;
  startsAt: Date;
  locationId: string;
  houseLimit: number | null;
}

/**
 * The counters that a group reservation takes places of. It has no ticket type: the limits of types, groups and events
 * are not its own, and it is inside for as long as a visitor whose ticket says nothing (decision 0230).
 */
export function groupCounters(people: number, visit: GroupVisit): SaleCounter[] {
  const { timeslotId, startsAt, locationId, houseLimit } = visit;
  const inside = houseLimit === null ? [] : quartersOfVisit(startsAt, usualVisitMinutes);
  return [
    { kind: 'timeslot', ownerId: timeslotId, scope: '', capacity: null, quantity: people, startsAt },
    ...inside.map(
      (scope): SaleCounter => ({
        kind: 'house',
        ownerId: locationId,
        scope,
        capacity: houseLimit,
        quantity: people,
      }),
    ),
  ];
}
