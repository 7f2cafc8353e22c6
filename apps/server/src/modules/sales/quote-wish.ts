import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { counterOfCode, counterOfPart } from '@foyer/domain/capacity/sale-counters.ts';
import { withheldPercentage } from '@foyer/domain/capacity/withheld-places.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { type GiftKind, type ItemKind, isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import { holdCapacityRule } from '@foyer/domain/channels/hold-capacity.ts';
import { checkDiscount } from '@foyer/domain/discounts/check-discount.ts';
import type { GiftPrice } from '@foyer/domain/gifts/gift-price.ts';
import { type CodePart, type PayingCode, shareByCodes } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { type DiscountCode, givenDiscount } from '@foyer/domain/pricing/discount-code.ts';
import type { LineToPrice } from '@foyer/domain/pricing/line-price.ts';
import { noCosts, type OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import { costsOfSale } from '@foyer/domain/pricing/sale-fees.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { checkPresent, checkWish, type WantedLine } from '@foyer/domain/sales/check-wish.ts';
import { countPlaces } from '@foyer/domain/sales/count-places.ts';
import { splitByTime } from '@foyer/domain/sales/split-by-time.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { UsableCode } from '../discounts/index.ts';
import { findSaleCounters, type SaleDemand, type WithheldAt } from '../sale-counters/index.ts';
import type { Timeslot } from '../scheduling/index.ts';
import { directLoader, type SaleLoader } from './batch-loader.ts';
import { type ChosenVisit, chooseOwnTimes, chooseVisit } from './choose-visit.ts';
import { listOffer, type OfferedGroup } from './list-offer.ts';
import { priceLines } from './price-lines.ts';
import type { PromisedSale } from './promised-sale.ts';
import type { SaleLine } from './sale-line.ts';
import { type SaleContext, type SaleMoment, saleMoment } from './seller.ts';

/** What a buyer asks a seller for. */
export interface Wish {
  /** Of the names that the order keeps; one of the seller's languages. */
  language: ContentLanguage;
  timeslotId: string | null;
  date: LocalDate | null;
  lines: readonly WantedLine[];
  /** The discount code that it uses; left out = none. */
  code?: UsableCode | null;
  /** Off all tickets, given by staff instead of a code, in hundredths of a percent; left out = none. */
  givenBasisPoints?: number | null;
  /** Its tickets are bought without a date, for who gets them. */
  isPresent?: boolean;
  /** They were bought as a present, and get their date by this wish. */
  present?: PresentToRedeem;
  /** What pays for a part of it. Left out = nothing. */
  paying?: WantedPayment;
  /** It was sold already: what was promised then holds. Left out = it is sold now. */
  promised?: PromisedSale;
}

/** The codes that pay for a part of a wish, whatever their kind (README). */
export interface WantedPayment {
  /** What each may pay of these lines, at the prices of this moment. */
  codesFor: (lines: readonly SaleLine[]) => readonly PayingCode[];
  /** Given on top of the wish, and paid with it. */
  donationMinor: number;
}

/** The tickets of a present, by ticket type: all of them, and nothing else, are wished for. */
export interface PresentToRedeem {
  gifts: ReadonlyMap<string, GiftPrice>;
  /** The last day that they can be for. */
  validUntil: LocalDate;
}

/** A wish that can be met, at the prices of this moment; nothing is taken yet. */
export interface Quote extends ChosenVisit {
  lines: SaleLine[];
  /** That its tickets take of a visit (`countPlaces`); of a present without a date none. */
  places: number;
  /** Charged beside the lines. */
  costs: OrderCosts;
  channelId: string | null;
  /** The code that it uses. */
  discountCodeId: string | null;
  /** The percentage that staff gave; null = none. */
  givenBasisPoints: number | null;
  /** What codes pay of it: taken with its places. */
  codeParts: CodePart[];
  /** What it needs of each counter. */
  demand: SaleDemand;
  /** The share of a timeslot that is kept from the seller. */
  withheldAt: WithheldAt;
  /** What a ticket type or ticket group is called, for the text of a refusal. */
  nameOf: (ownerId: string) => string;
}

/** Checks one wish against what its seller offers, and prices it. Refusals: as `quoteFromOffer`. */
export async function quoteWish(
  app: App,
  scope: ClientScope,
  context: SaleContext,
  wish: Wish,
): Promise<Result<Quote>> {
  const now = saleMoment(app, context);
  const offer = await listOffer(scope, context.seller, wish.language, now);
  return quoteFromOffer(app, scope, { ...context, ...now, offer }, wish, directLoader);
}

/** Refusals: those of `checkWish`, `checkPresent`, `chooseVisit` and `checkDiscount`; `gift-tickets-not-sold`, `gift-ticket-free`, `gift-ticket-day-late`. */
export async function quoteFromOffer(
  app: App,
  scope: ClientScope,
  { seller, client, at, today, offer }: SaleContext & SaleMoment & { offer: readonly OfferedGroup[] },
  wish: Wish,
  loader: SaleLoader,
): Promise<Result<Quote>> {
  const isPresent = wish.isPresent ?? false;
  // Who gets a present chooses one day and time for all of it.
  const upsellTypeIds = isPresent || wish.present ? [] : (seller.upsellTypeIds ?? []);
  const rules = { ...seller, upsellTypeIds, ticketGroups: offer };
  const checked = wish.present
    ? checkPresent(rules, wish.lines)
    : checkWish(rules, wish.lines, wish.promised !== undefined);
  if (!checked.ok) return checked;
  const ticketTypeIds = checked.value.map(({ ticketTypeId }) => ticketTypeId);
  const groups = offer.filter(({ ticketTypes }) => ticketTypes.some(({ id }) => ticketTypeIds.includes(id)));
  const { together, apart } = splitByTime(groups, ticketTypeIds, upsellTypeIds);
  if (isPresent && !seller.sellsPresents) return refused({ code: 'gift-tickets-not-sold' });
  const visit = isPresent
    ? ok({ timeslot: null, date: null })
    : await chooseVisit(app, scope, together, { ...wish, ticketTypeIds }, loader);
  if (!visit.ok) return visit;
  const asked = { ...wish, lines: checked.value, visit: visit.value };
  const ownTimes = isPresent
    ? ok(new Map<string, Timeslot>())
    : await chooseOwnTimes(app, scope, apart, asked, loader);
  if (!ownTimes.ok) return ownTimes;
  const { date } = visit.value;
  if (wish.present && date !== null && date > wish.present.validUntil)
    return refused({
      code: 'gift-ticket-day-late',
      field: 'date',
      params: { date: wish.present.validUntil },
    });
  // The visit's own lines come first: an order is shown by them.
  const visits = { ...visit.value, isPresent, ownTimes: ownTimes.value };
  const unpriced = toLines([...together, ...apart], checked.value, visits, wish.present);
  const code = wish.code ?? null;
  const discount = code && checkDiscount(code.discount, unpriced, today);
  if (discount && !discount.ok) return discount;
  const givenBasisPoints = wish.givenBasisPoints ?? null;
  const discountCode = discount?.value ?? givenDiscount(givenBasisPoints);
  const promised = wish.promised ?? null;
  const lines = await priceAll(scope, today, { unpriced, loader, discountCode, promised });
  const free = findFreePresent(lines);
  if (free)
    return refused({ code: 'gift-ticket-free', field: free.ticketTypeId, params: { name: free.name } });
  const costs = wish.present
    ? noCosts
    : (promised?.costs ?? costsOfSale(await loader.getFeesOfMoment(scope, client, at), seller.salesPoint));
  const codeParts = wish.paying ? partsOf(wish.paying, lines, costs) : [];
  const demand = await findSaleCounters(
    scope,
    lines.map(({ ticketTypeId, quantity, timeslotId, visitDate: date, sells }) => {
      const ofPresent = sells === 'gift-ticket' ? { isPresent: true as const } : {};
      return { ticketTypeId, quantity, timeslotId, date, ...ofPresent };
    }),
    loader.listLimitedTypes,
    [
      ...(code ? [counterOfCode({ codeId: code.codeId, mostUses: code.discount.mostUses })] : []),
      ...codeParts.map(counterOfPart),
    ],
  );
  const rule = holdCapacityRule(seller.holdCapacity, client.timeZone);
  return ok({
    ...visit.value,
    lines,
    places: isPresent ? 0 : countPlaces(groups, checked.value),
    costs,
    channelId: seller.channelId,
    discountCodeId: code?.codeId ?? null,
    givenBasisPoints,
    codeParts,
    demand: promised ? { ...demand, refusals: [], salesEnds: [] } : demand,
    withheldAt: (startsAt) => withheldPercentage(rule, startsAt, app.clock()),
    nameOf: (ownerId) => nameIn(offer, ownerId),
  });
}

function partsOf(
  { codesFor, donationMinor }: WantedPayment,
  lines: readonly SaleLine[],
  costs: OrderCosts,
): CodePart[] {
  const { totalMinor } = calculateOrderTotals(lines, { ...costs, donationMinor });
  return shareByCodes(totalMinor, codesFor(lines));
}

function nameIn(offer: readonly OfferedGroup[], ownerId: string): string {
  const group = offer.find(({ id }) => id === ownerId);
  const types = offer.flatMap(({ ticketTypes }) => ticketTypes);
  return group?.title ?? types.find(({ id }) => id === ownerId)?.name ?? '';
}

/** What costs nothing is booked with its visit. */
const findFreePresent = (lines: readonly SaleLine[]): SaleLine | undefined =>
  lines.find(({ sells, totalMinor }) => sells === 'gift-ticket' && totalMinor === 0);

type UnpricedLine = Omit<LineToPrice, 'date'> &
  Pick<OfferedGroup['ticketTypes'][number], 'itemKind'> &
  Pick<SaleLine, 'name' | 'ticketGroupTitle' | 'timeslotId' | 'visitDate' | 'locationId'>;

/**
 * In the order of the groups, each for the visit that its group asks for, or at its own time; merchandise has no visit
 * (product.md, section 16).
 */
function toLines(
  groups: readonly OfferedGroup[],
  wanted: readonly WantedLine[],
  visit: ChosenVisit & { isPresent: boolean; ownTimes: ReadonlyMap<string, Timeslot> },
  present: PresentToRedeem | undefined,
): UnpricedLine[] {
  const quantities = new Map(wanted.map((line) => [line.ticketTypeId, line.quantity]));
  const { date, isPresent, ownTimes } = visit;
  return groups.flatMap((group) => {
    const isDated = group.needsTimeslot || group.needsDate || group.fixedDate !== null;
    const [only, ...others] = group.locationIds;
    return group.ticketTypes.flatMap((type) => {
      const quantity = quantities.get(type.id);
      if (quantity === undefined) return [];
      const gift = present?.gifts.get(type.id);
      const sells = giftKindOf(type.itemKind, isPresent);
      const timeslot = ownTimes.get(type.id) ?? visit.timeslot;
      const hasVisit = !isMerchandise(type.itemKind);
      return {
        ticketTypeId: type.id,
        ticketGroupId: group.id,
        itemKind: type.itemKind,
        quantity,
        ticketTypePriceMinor: type.priceMinor,
        vatBasisPoints: type.vatBasisPoints,
        name: type.name,
        ticketGroupTitle: group.title,
        timeslotId: hasVisit && group.needsTimeslot ? (timeslot?.id ?? null) : null,
        visitDate: hasVisit && isDated ? date : null,
        locationId: timeslot?.locationId ?? (others.length === 0 ? (only ?? null) : null),
        ...(sells ? { sells } : {}),
        ...(gift ? { gift } : {}),
      };
    });
  });
}

function giftKindOf(kind: ItemKind, isPresent: boolean): GiftKind | undefined {
  if (kind === 'gift-card') return kind;
  return isPresent && !isMerchandise(kind) ? 'gift-ticket' : undefined;
}

async function priceAll(
  scope: ClientScope,
  today: LocalDate,
  asked: {
    unpriced: readonly UnpricedLine[];
    loader: SaleLoader;
    discountCode: DiscountCode | null;
    promised: PromisedSale | null;
  },
): Promise<SaleLine[]> {
  const { unpriced, loader, discountCode, promised } = asked;
  const priced = await priceLines(scope, today, unpriced, loader.listPricingRules, discountCode);
  const kept =
    promised &&
    (await priceLines(scope, today, unpriced.map(atPriceOf(promised)), async () => [], discountCode));
  return priced.flatMap((byRules, index) => {
    const source = unpriced[index];
    if (!source) return [];
    // Where rules say the same, they explain the price.
    const promisedLine = kept?.[index];
    const line = promisedLine && promisedLine.totalMinor !== byRules.totalMinor ? promisedLine : byRules;
    const { name, ticketGroupTitle, timeslotId, visitDate, locationId, sells, gift } = source;
    const ofLine = { ...line, name, ticketGroupTitle, timeslotId, visitDate, locationId };
    return { ...ofLine, ...(sells ? { sells } : {}), ...(gift ? { gift } : {}) };
  });
}

const atPriceOf =
  ({ prices }: PromisedSale) =>
  (line: UnpricedLine): UnpricedLine => ({
    ...line,
    ticketTypePriceMinor: prices.get(line.ticketTypeId) ?? line.ticketTypePriceMinor,
  });
