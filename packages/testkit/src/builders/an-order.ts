import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { noCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { takeHold } from '@foyer/server/modules/capacity/index.ts';
import { type PlacedOrder, placeOrder } from '@foyer/server/modules/orders/index.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { TestTimeslot } from './a-timeslot.ts';

export interface TestOrder extends PlacedOrder {
  holdId: string;
}

/** An order placed by a visitor for so many adults, its places held and not yet paid. */
export async function aPlacedOrder(
  app: App,
  clientId: string,
  timeslot: TestTimeslot,
  {
    quantity = 2,
    unitPriceMinor = 1750,
    language = 'en',
    isTest = false,
    donationMinor = 0,
    sellerAccountId,
    buyer = { firstName: 'Anna', lastName: 'Visser', email: 'Anna.Visser@example.com', phone: null },
  }: {
    quantity?: number;
    unitPriceMinor?: number;
    language?: ContentLanguage;
    isTest?: boolean;
    /** Given on top. */
    donationMinor?: number;
    /** The account that sold it at a desk. */
    sellerAccountId?: string;
    buyer?: { firstName: string; lastName: string; email: string; phone: string | null };
  } = {},
): Promise<TestOrder> {
  const places = [{ counterId: timeslot.timeslotId, quantity }];
  const hold = await takeHold(app, { clientId, places });
  if (!hold.ok) throw new Error(`refused: ${hold.refusals.map((one) => one.code).join()}`);
  const price = calculateOrderPrice([
    {
      ticketTypeId: timeslot.ticketTypeId,
      ticketGroupId: timeslot.ticketGroupId,
      quantity,
      ticketTypePriceMinor: unitPriceMinor,
      vatBasisPoints: 900,
    },
  ]);
  const placed = await inClient(app.db, clientId, (scope) =>
    placeOrder(app, scope, {
      holdId: hold.value.id,
      channelId: null,
      locationId: timeslot.locationId,
      salesPoint: 'website',
      language,
      currency: 'EUR',
      isTest,
      ...(sellerAccountId ? { sellerAccountId } : {}),
      buyer,
      costs: { ...noCosts, donationMinor },
      visit: { timeslotId: timeslot.timeslotId, date: timeslot.date, time: timeslot.time },
      lines: price.lines.map((line) => ({ ...line, ticketTypeName: 'Adult', productName: 'Salt & Light' })),
    }),
  );
  return { ...placed, holdId: hold.value.id };
}
