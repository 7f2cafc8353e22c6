import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { getClient, getFeesOfMoment } from '../clients/index.ts';
import { listCodes } from '../discounts/index.ts';
import { listTimeslots } from '../scheduling/index.ts';
import { listLocations } from '../venues/index.ts';
import { batchLoader } from './batch-loader.ts';
import type { HeldSale } from './hold-quote.ts';

export type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>;

/** What decides whether held sales become orders, and which: read once for all of a batch. */
export async function readOrderFacts(
  app: App,
  scope: ClientScope,
  sales: readonly Pick<HeldSale, 'timeslotId' | 'lines' | 'discountCodeId'>[],
) {
  const at = app.clock();
  const lines = sales.flatMap((sale) => sale.lines);
  const [client, types, timeslots, codes] = await Promise.all([
    getClient(scope),
    listTicketTypePrices(scope, [...new Set(lines.map(({ ticketTypeId }) => ticketTypeId))]),
    listTimeslots(scope, [...new Set([...sales, ...lines].flatMap(({ timeslotId }) => timeslotId ?? []))]),
    listCodes(scope, [...new Set(sales.flatMap(({ discountCodeId }) => discountCodeId ?? []))]),
  ]);
  const locationIds = [...timeslots, ...lines].flatMap(({ locationId }) => locationId ?? []);
  return {
    at,
    client,
    fees: await getFeesOfMoment(scope, client, at),
    today: localDateAt(at, client.timeZone),
    types,
    codes,
    timeslots: new Map(timeslots.map((timeslot) => [timeslot.id, timeslot])),
    locations: await listLocations(scope, [...new Set(locationIds)]),
    loader: batchLoader(scope),
  };
}
