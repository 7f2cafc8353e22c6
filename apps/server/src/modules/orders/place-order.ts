import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { GiftKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import { giftTicketsKey } from '@foyer/domain/gifts/gift-wish.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { type CodePart, sumOfParts } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { PricedLine } from '@foyer/domain/pricing/line-price.ts';
import { countServiceTickets, type OrderCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderTotals } from '@foyer/domain/pricing/order-price.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { insertPersonKeys, makePersonKey } from '../../platform/crypto/person-key.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertOrderDiscounts, type UsedDiscount } from './discount/order-discount.repository.ts';
import { insertOrders, type OrderWithLines } from './order.repository.ts';
import { type NewOrderEvent, recordOrderEvents } from './order-event.repository.ts';
import { orderSecretOf } from './order-secret.ts';

export interface OrderToPlace {
  holdId: string;
  channelId: string | null;
  /** Where the visit is; its clocks decide when the tickets are valid. */
  locationId: string | null;
  salesPoint: SalesPoint;
  /** The account that sells it; left out where the buyer orders without staff. */
  sellerAccountId?: string;
  language: ContentLanguage;
  currency: Currency;
  /** Sold in the test environment: counted nowhere, refused by live scanners. */
  isTest: boolean;
  /** null = an order without a name: no mail is sent. */
  buyer: Buyer | null;
  /** The buyer's key, where the cart has made one already; left out for a new one. */
  personKeyId?: string;
  /** What the buyer said besides. */
  said?: BuyerSaid;
  visit: { timeslotId: string | null; date: string | null; time: string | null };
  /** Left out where no code was used. */
  discount?: UsedDiscount;
  /** What codes pay of it; left out = nothing. */
  codeParts?: readonly CodePart[];
  /** Charged beside the lines. */
  costs: OrderCosts;
  /** Each for the visit of the order unless it has its own: tickets for a day, or without one, beside a timeslot. */
  lines: readonly (PricedLine & {
    ticketTypeName: string;
    productName: string;
    visit?: OrderToPlace['visit'];
    sells?: GiftKind;
  })[];
}

export interface Buyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Sealed with the key of the buyer, who has one then. */
export interface BuyerSaid {
  /** `FurtherDetails`; null = nothing. */
  details: Buffer | null;
  optIns: string[];
  /** The version of the terms that the buyer has agreed to, and when. */
  terms: { hash: string; agreedAt: Date } | null;
  /** By ticket type the names on its tickets (base64), in their order. */
  ticketNames: ReadonlyMap<string, readonly (string | null)[]>;
  /** By the keys of `giftsAsked` who its presents are for (base64), in their order. */
  gifts: ReadonlyMap<string, readonly string[]>;
}

export interface PlacedOrder {
  orderId: string;
  secret: string;
  totalMinor: number;
  /** Of the total, what its codes do not pay. */
  dueMinor: number;
  itemCount: number;
}

/**
 * Places an order: *reserved*, its places still in the hold. Names and prices are copied, so that the order keeps what
 * was bought and why it cost that much.
 */
export async function placeOrder(app: App, scope: ClientScope, order: OrderToPlace): Promise<PlacedOrder> {
  const [placed] = await placeOrders(app, scope, [order]);
  if (!placed) throw new Error('an order was not placed');
  return placed;
}

/**
 * The same for several, in their order. One whose payment begins at once is pending payment from its first row on.
 */
export async function placeOrders(
  app: App,
  scope: ClientScope,
  orders: readonly (OrderToPlace & { method?: string })[],
): Promise<PlacedOrder[]> {
  const named = orders.map((order) => {
    const id = makeId();
    const secret = orderSecretOf(app, scope.clientId, id);
    const { method, sellerAccountId } = order;
    const newKey = order.personKeyId === undefined ? makePersonKey() : undefined;
    const personKeyId = order.personKeyId ?? newKey?.id ?? null;
    const actor: OrderActor = sellerAccountId
      ? { kind: 'account', id: sellerAccountId }
      : { kind: 'visitor' };
    return { id, secret, newKey, method, actor, ...describe(order, { id, secret, personKeyId }) };
  });
  await Promise.all([
    insertPersonKeys(
      scope,
      app.secrets,
      named.flatMap(({ newKey }) => newKey ?? []),
    ),
    insertOrders(scope, named),
    insertOrderDiscounts(
      scope,
      orders.flatMap(({ discount }, index) => {
        const orderId = named[index]?.id;
        return discount && orderId ? [{ orderId, ...discount }] : [];
      }),
    ),
    recordOrderEvents(
      scope,
      named.flatMap(({ id, method, actor }): NewOrderEvent[] => {
        const placed: NewOrderEvent = { orderId: id, kind: 'order-placed', actor };
        if (method === undefined) return [placed];
        return [placed, { orderId: id, kind: 'payment-started', actor, facts: { method } }];
      }),
    ),
  ]);
  return named.map(({ id, secret, order: { totalMinor, byCodesMinor, itemCount } }) => {
    return { orderId: id, secret, totalMinor, dueMinor: totalMinor - byCodesMinor, itemCount };
  });
}

/** The rows of an order. */
function describe(
  order: OrderToPlace & { method?: string },
  { id, secret, personKeyId }: { id: string; secret: string; personKeyId: string | null },
): OrderWithLines {
  const totals = calculateOrderTotals(order.lines, order.costs);
  const itemCount = order.lines.reduce((count, line) => count + line.quantity, 0);
  return {
    order: {
      id,
      secretHash: hashToken(secret),
      state: order.method === undefined ? 'reserved' : 'pending payment',
      salesPoint: order.salesPoint,
      sellerAccountId: order.sellerAccountId ?? null,
      channelId: order.channelId,
      locationId: order.locationId,
      holdId: order.holdId,
      language: order.language,
      currency: order.currency,
      totalMinor: totals.totalMinor,
      vatMinor: totals.vatMinor,
      serviceCostMinor: order.costs.serviceMinor,
      serviceOnFree: order.costs.isServiceOnFree,
      // none where nothing is paid
      transactionCostMinor:
        totals.feesMinor - order.costs.serviceMinor * countServiceTickets(order.lines, order.costs),
      donationMinor: totals.donationMinor,
      byCodesMinor: sumOfParts(order.codeParts ?? []),
      itemCount,
      visitDate: order.visit.date,
      visitTime: order.visit.time,
      buyerFirstName: printable(order.buyer?.firstName ?? ''),
      buyerLastName: printable(order.buyer?.lastName ?? ''),
      // Addresses are found whatever their case.
      buyerEmail: printable(order.buyer?.email.toLowerCase() ?? ''),
      buyerPhone: printable(order.buyer?.phone ?? ''),
      personKeyId,
      details: order.said?.details ?? null,
      optIns: order.said?.optIns ?? noOptIns,
      termsHash: order.said?.terms?.hash ?? null,
      termsAgreedAt: order.said?.terms?.agreedAt ?? null,
      test: order.isTest,
    },
    lines: order.lines.map((line) => ({
      ticketTypeId: line.ticketTypeId,
      ticketTypeName: line.ticketTypeName,
      productName: line.productName,
      timeslotId: (line.visit ?? order.visit).timeslotId,
      visitDate: (line.visit ?? order.visit).date,
      visitTime: (line.visit ?? order.visit).time,
      quantity: line.quantity,
      unitPriceMinor: line.unitPriceMinor,
      totalMinor: line.totalMinor,
      vatBasisPoints: line.vatBasisPoints,
      vatMinor: line.vatMinor,
      priceSteps: [...line.steps],
      ticketNames: namesOn(order, line.ticketTypeId),
      sells: line.sells ?? null,
      gifts: giftsOf(order, line),
    })),
  };
}

/** The same for all: it is sent once. */
const noOptIns: string[] = [];

function namesOn({ said }: OrderToPlace, ticketTypeId: string): (string | null)[] | null {
  const names = said?.ticketNames.get(ticketTypeId);
  return names ? [...names] : null;
}

function giftsOf({ said }: OrderToPlace, { sells, ticketTypeId }: OrderToPlace['lines'][number]) {
  const gifts = sells && said?.gifts.get(sells === 'gift-ticket' ? giftTicketsKey : ticketTypeId);
  return gifts ? [...gifts] : null;
}

/** Without control characters: the database refuses some, and a mail's head must not be broken by others. */
function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
