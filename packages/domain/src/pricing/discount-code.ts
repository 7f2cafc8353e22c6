import type { PriceChange } from './price-step.ts';

/** What a discount code takes off, as far as a price needs it (specification 001, section 3, Discount code). */
export interface DiscountCode {
  readonly title: string;
  /** A percentage or an amount off each ticket. */
  readonly off: { readonly basisPoints: number } | { readonly amountMinor: number };
  /** null = for every ticket type. */
  readonly ticketTypeIds: readonly string[] | null;
  /** Off = it skips lines whose price a rule changed. */
  readonly withDynamicPrices: boolean;
  /** It discounts the cheaper of each pair, per ticket group. */
  readonly everySecond: boolean;
  /** Most tickets of one order that it discounts; null = no limit. */
  readonly mostTickets: number | null;
}

/** A percentage off all tickets that staff give at a desk, without a code; null = none. */
export function givenDiscount(basisPoints: number | null): DiscountCode | null {
  if (basisPoints === null) return null;
  const title = `${basisPoints / 100}%`;
  const everyTicket = { ticketTypeIds: null, withDynamicPrices: true, everySecond: false, mostTickets: null };
  return { title, off: { basisPoints }, ...everyTicket };
}

/** A line before the code: its single price so far, and whether a rule changed that. */
export interface LineBeforeDiscount {
  readonly ticketTypeId: string;
  readonly ticketGroupId: string;
  readonly quantity: number;
  readonly unitPrice: bigint;
  readonly isChangedByRule: boolean;
}

export function changeByDiscount({ off }: DiscountCode): PriceChange {
  return 'basisPoints' in off
    ? { kind: 'percentage', basisPoints: -off.basisPoints }
    : { kind: 'amount', amountMinor: -off.amountMinor };
}

interface Piece {
  readonly line: number;
  readonly ticketTypeId: string;
  readonly ofLine: number;
  readonly ticketGroupId: string;
  readonly unitPrice: bigint;
}

/** How many pieces of each line the code discounts, in the order of the lines; the dearest ones first. */
export function countDiscountedPieces(code: DiscountCode, lines: readonly LineBeforeDiscount[]): number[] {
  const pieces: Piece[] = lines.flatMap(({ quantity, ticketGroupId, unitPrice, ...line }, index) => {
    const { ticketTypeId } = line;
    const piece = { line: index, ticketTypeId, ofLine: quantity, ticketGroupId, unitPrice };
    return isFor(code, line) ? Array.from({ length: quantity }, () => piece) : [];
  });
  const dearestFirst = pieces.sort(inOrder);
  const offered = code.everySecond ? secondOfEachPair(dearestFirst) : dearestFirst;
  const counts = lines.map(() => 0);
  for (const { line } of offered.slice(0, code.mostTickets ?? offered.length)) {
    counts[line] = (counts[line] ?? 0) + 1;
  }
  return counts;
}

function isFor(
  code: DiscountCode,
  line: Pick<LineBeforeDiscount, 'ticketTypeId' | 'isChangedByRule'>,
): boolean {
  if (line.isChangedByRule && !code.withDynamicPrices) return false;
  return code.ticketTypeIds === null || code.ticketTypeIds.includes(line.ticketTypeId);
}

/** The dearest first; then by what they are, so that the order in which lines were entered changes no price. */
function inOrder(a: Piece, b: Piece): number {
  return (
    compare(b.unitPrice, a.unitPrice) ||
    compare(a.ticketTypeId, b.ticketTypeId) ||
    b.ofLine - a.ofLine ||
    a.line - b.line
  );
}

/** Of pieces by price, the dearest first: the cheaper one of each pair within its ticket group. */
function secondOfEachPair(pieces: readonly Piece[]): Piece[] {
  const seen = new Map<string, number>();
  return pieces.filter(({ ticketGroupId }) => {
    const place = (seen.get(ticketGroupId) ?? 0) + 1;
    seen.set(ticketGroupId, place);
    return place % 2 === 0;
  });
}

function compare<Value extends bigint | string>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
