import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { ok, type Result } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { Hold } from '../capacity/index.ts';
import { holdSale, holdSales } from '../sale-counters/index.ts';
import type { Quote } from './quote-wish.ts';
import type { SaleLine } from './sale-line.ts';

/** What is held for a buyer, and at which prices. Its seller keeps it until it is ordered, changed or released. */
export interface HeldSale {
  holdId: string;
  /** From then on the places may be sold to others. */
  expiresAt: Date;
  /** null = tickets for a day, or without a date. */
  timeslotId: string | null;
  visitDate: LocalDate | null;
  lines: SaleLine[];
  /** Charged beside the lines. */
  costs: OrderCosts;
  /** The discount code of which one use is held; null = none. */
  discountCodeId: string | null;
  /** The percentage that staff gave at a desk; left out or null = none. */
  givenBasisPoints?: number | null;
  /** What codes pay of it, held with its places. */
  codeParts: CodePart[];
}

/** How a quote is held. */
export interface HoldTerms {
  minutes: number;
  /** A repeated request with the same key gets the same hold and takes nothing more. */
  idempotencyKey?: string;
}

/**
 * Takes the places of a quote, all or none. Refusals: the codes of `domain/capacity/sale-refusal`, `limits-changed`.
 * @throws BusyError when too many requests wait.
 */
export async function holdQuote(
  app: App,
  clientId: string,
  quote: Quote,
  terms: HoldTerms & {
    /** A hold that is released in the same transaction, only where the new one succeeds. */
    insteadOf?: string;
  },
): Promise<Result<HeldSale>> {
  const held = await holdSale(app, { ...toRequest(quote, terms), clientId });
  return held.ok ? ok(toHeldSale(quote, held.value)) : held;
}

/**
 * `holdQuote` for the quotes of a batch within its transaction, in their order. The caller has kept the limits
 * (`keepLimits`) since before they were quoted.
 */
export async function holdQuotes(
  scope: ClientScope,
  now: Date,
  quotes: readonly (HoldTerms & { quote: Quote })[],
): Promise<Result<HeldSale>[]> {
  const held = await holdSales(
    scope,
    now,
    quotes.map(({ quote, ...terms }) => toRequest(quote, terms)),
  );
  return quotes.map(({ quote }, index) => {
    const hold = held[index];
    if (!hold) throw new Error('a quote of a batch has no result');
    return hold.ok ? ok(toHeldSale(quote, hold.value)) : hold;
  });
}

function toRequest<Terms extends HoldTerms>({ demand, withheldAt, nameOf, channelId }: Quote, terms: Terms) {
  return { ...terms, demand, withheldAt, nameOf, ...(channelId === null ? {} : { channelId }) };
}

function toHeldSale(
  { timeslot, date, lines, costs, discountCodeId, givenBasisPoints, codeParts }: Quote,
  { id, expiresAt }: Hold,
): HeldSale {
  return {
    holdId: id,
    expiresAt,
    timeslotId: timeslot?.id ?? null,
    visitDate: date,
    lines,
    costs,
    discountCodeId,
    givenBasisPoints,
    codeParts,
  };
}
