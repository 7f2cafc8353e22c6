import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { orderFilterInput } from '@foyer/domain/orders/order-filter-input.ts';
import { daysOfPeriod } from '@foyer/domain/orders/order-periods.ts';
import { readOrderSearch } from '@foyer/domain/orders/order-search.ts';
import type { OrderSort } from '@foyer/domain/orders/order-sorts.ts';
import { statesOfFilter } from '@foyer/domain/orders/order-states.ts';
import { readTotalRange } from '@foyer/domain/orders/order-total-range.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/request-context.ts';
import { seesRevenue } from '../../../platform/sees-revenue.ts';
import { singleFlightCache } from '../../../platform/single-flight-cache.ts';
import { type Client, getClient } from '../../clients/index.ts';
import type { OrderOverview } from '../order-overview.repository.ts';
import { requireOrders, sellerInSight } from '../order-sight.ts';
import { type FacetWanted, isRareFacet, type OrderFacet } from './order-facets.repository.ts';
import {
  listStretch,
  listTypesOfProduct,
  type OrderFilter,
  type OrderPlace,
  type OrderSortKey,
  type OrderTotals,
  orderSortKeys,
  sumOrders,
} from './order-list.repository.ts';
import { findSearchedBarcode } from './searched-barcode.repository.ts';

/** The filters of the address; an unreadable one filters nothing. */
export interface OrderListInput
  extends Partial<Record<keyof z.input<typeof orderFilterInput>, string | null>> {
  sort?: OrderSort | null;
}

export interface OrderPage {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

/** An order with its place in the list that it was found in. */
export interface ListedOrder {
  order: OrderOverview;
  cursor: string;
}

/** A stretch of the orders that the filters leave, newest first unless sorted otherwise. */
export async function listOrders(
  context: RequestContext,
  input: OrderListInput,
  page: OrderPage,
): Promise<ListedOrder[]> {
  requireOrders(context, 'access');
  const wanted = input.sort ?? '-placed';
  const sort = orderSortKeys.find((one) => one === wanted.replace('-', '')) ?? 'placed';
  const client = await readClient(context);
  const filter = await readFilter(context, client, input, sellerInSight(context));
  const stretch = await listStretch(context.app.db, client, filter, {
    sort,
    isAscending: !wanted.startsWith('-'),
    after: readCursor(sort, page.after),
    before: readCursor(sort, page.before),
    limit: page.limit,
    isInverted: page.inverted,
  });
  return stretch.map(({ order, place }) => ({ order, cursor: writeCursor(sort, place) }));
}

/** What the caller sees of the totals: the sum is revenue, for those with `edit` on statistics (product.md, section 2). */
export type ShownTotals = Pick<OrderTotals, 'count'> & { totalMinor: number | null };

/** How many orders the filters leave and what they come to. */
export async function totalOrders(context: RequestContext, input: OrderListInput): Promise<ShownTotals> {
  requireOrders(context, 'access');
  const filter = await readFilter(context, await readClient(context), input, sellerInSight(context));
  const { count, totalMinor } = await sumOrders(context.app.db, context.clientId, filter);
  return { count, totalMinor: seesRevenue(context) ? totalMinor : null };
}

/** What the list is narrowed to, for others that ask for the same orders. */
export async function readListFilter(context: RequestContext, input: OrderListInput): Promise<OrderFilter> {
  return readFilter(context, await readClient(context), input, sellerInSight(context));
}

/** Who asks for orders: a call, or a worker on behalf of one. */
export type OrderAsker = Pick<RequestContext, 'app' | 'clientId' | 'inClient'>;

/** What the client of the list says of its orders; for workers that read it on. */
export const readListClient = (asker: OrderAsker): Promise<ClientOfList> => readClient(asker);

type ClientOfList = Pick<Client, 'id' | 'timeZone' | 'orderPrefix'>;

/** What list and filters need to know of the client; staff may wait a second for a change of it. */
const cacheClient = singleFlightCache<ClientOfList>(1000);

const readClient = (context: OrderAsker) => cacheClient(context.clientId, () => context.inClient(getClient));

export async function readFilter(
  context: OrderAsker,
  client: ClientOfList,
  input: OrderListInput,
  sellerAccountId: string | null,
): Promise<OrderFilter> {
  // Most questions are about no day: to ask the zone for today costs more than to find an order by its number.
  const days = (period: string | null) =>
    period ? daysOfPeriod(period, localDateAt(context.app.clock(), client.timeZone)) : null;
  const wanted = orderFilterInput.parse(input);
  const { search, state, channelId, productId, placed, visit, refunded, total } = wanted;
  const productFacet: FacetWanted[] = productId
    ? [
        {
          kind: 'product',
          value: await context.inClient((scope) => listTypesOfProduct(scope, productId)),
        },
      ]
    : [];
  const barcodeId = await findSearchedBarcode(context, search);
  const barcodeFacet: FacetWanted[] = barcodeId ? [{ kind: 'barcode', value: barcodeId }] : [];
  return {
    search: barcodeId ? { by: 'nothing' } : readOrderSearch(search, client.orderPrefix),
    states: state ? statesOfFilter(state) : null,
    channelId,
    placed: days(placed),
    visit: days(visit),
    refunded: days(refunded),
    total: total ? readTotalRange(total) : null,
    time: wanted.time,
    language: wanted.language,
    facets: await findFacets(context, [...facetsOf(wanted), ...productFacet, ...barcodeFacet]),
    sellerAccountId,
  };
}

type WantedFilters = z.output<typeof orderFilterInput>;

function facetsOf({
  scan,
  method,
  provider,
  discount,
  donation,
  reason,
  failed,
}: WantedFilters): FacetWanted[] {
  const given: (FacetWanted | null)[] = [
    scan && { kind: 'scan', value: scan },
    method && { kind: 'method', value: method },
    provider && { kind: 'provider', value: provider },
    discount === null ? null : { kind: 'discount', value: discount },
    donation && { kind: 'donation' },
    reason && { kind: 'reason', value: reason },
    failed && { kind: 'failed' },
  ];
  return given.filter((one) => one !== null);
}

/** Whether a facet is rare says how its orders are found, never which: it may be half a minute old. */
const cacheRareness = singleFlightCache<boolean>(30_000);

async function findFacets(context: OrderAsker, wanted: readonly FacetWanted[]): Promise<OrderFacet[]> {
  return Promise.all(
    wanted.map(async (facet) => {
      const read = () => context.inClient((scope) => isRareFacet(scope, facet));
      return { ...facet, isRare: await cacheRareness(`${context.clientId} ${JSON.stringify(facet)}`, read) };
    }),
  );
}

const shapes: Record<OrderSortKey, RegExp> = {
  placed: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/,
  visit: /^(?:-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/,
  total: /^\d{1,15}$/,
};

/** A position for the address. It holds its sort, so that it is not read in a list that is sorted otherwise. */
function writeCursor(sort: OrderSortKey, place: OrderPlace): string {
  return Buffer.from([sort, place.value, place.id].join('|')).toString('base64url');
}

function readCursor(sort: OrderSortKey, cursor: string | undefined): OrderPlace | null {
  const [ofSort, value = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split('|');
  return ofSort === sort && shapes[sort].test(value) && isUuid(id) ? { value, id } : null;
}
