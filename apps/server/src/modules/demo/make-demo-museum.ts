import { randomBytes } from 'node:crypto';
import { addDays, addMonths } from '@foyer/domain/calendar/local-date.ts';
import { type LocalDay, localDay } from '@foyer/domain/calendar/local-day.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type pg from 'pg';
import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import { type ClientScope, createDatabase, onePatientConnection } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { postToLedger } from '../ledger/index.ts';
import { orderSecretOf } from '../orders/index.ts';
import { isTestSale } from '../sales/index.ts';
import { listTimeslotsBetween } from '../scheduling/index.ts';
import { createTill } from '../tills/index.ts';
import { listLocations } from '../venues/index.ts';
import { conditionsFromUntil } from './day-conditions.ts';
import { copyOrders, copyScans, insertGate } from './demo-sales.repository.ts';
import { type MadeCatalogue, type MadeProduct, makeCatalogue, pastMonths } from './make-catalogue.ts';
import { makeDiscounts } from './make-discounts.ts';
import { makeGiftCardsAndVouchers } from './make-gift-cards-and-vouchers.ts';
import { makeGroupReservations } from './make-group-reservations.ts';
import { makePastClosure } from './make-past-closure.ts';
import { makePricingRules } from './make-pricing-rules.ts';
import { makeVisitorRules } from './make-visitor-rules.ts';
import { makeWallScreens } from './make-wall-screens.ts';
import { type LocationKey, plannedLocations } from './museum-plan.ts';
import { type MuseumFacts, type OrderRows, orderRows } from './order-rows.ts';
import { type Booking, planBookings } from './plan-bookings.ts';
import { priceBookings } from './price-bookings.ts';
import {
  type DemoGate,
  type GatesOfLocation,
  type PlannedScan,
  scanEventRows,
  scanRows,
  scansOfParty,
} from './scan-rows.ts';
import { seededId } from './seeded-id.ts';
import { seededRandom } from './seeded-random.ts';
import { soldBookings } from './sold-bookings.ts';

/** How far ahead people have booked. */
const bookedAheadDays = 130;

const postingsAtOnce = 2000;

/** Whether the demonstration client has its museum: it comes whole or not at all. */
export async function isMuseumMade(app: App, clientId: string): Promise<boolean> {
  return (await inClient(app.db, clientId, (scope) => listLocations(scope))).length > 0;
}

/**
 * Fills the demonstration client in one transaction on a connection of its own: a start that is killed half-way
 * leaves nothing, and the next one makes the museum.
 */
export async function makeDemoMuseum(
  app: App,
  pool: pg.Pool,
  clientId: string,
  managerId: string,
): Promise<void> {
  // COPY needs a connection that waits for each answer.
  const patient = onePatientConnection(pool);
  try {
    await fillMuseum(app, patient, clientId, managerId);
  } finally {
    await patient.end();
  }
}

async function fillMuseum(app: App, pool: pg.Pool, clientId: string, managerId: string): Promise<void> {
  const connection = await pool.connect();
  const db = createDatabase({ options: pool.options, connect: async () => connection, end: async () => {} });
  await inClient(db, clientId, async (scope) => {
    const client = await getClient(scope);
    const now = app.clock();
    const today = localDateAt(now, client.timeZone);
    const manager = asManager(app, scope, managerId);
    await makeVisitorRules(manager);
    const catalogue = await makeCatalogue(manager, scope, today);
    await makePricingRules(manager, catalogue.products, today);
    await makeDiscounts(manager, today);
    await makeGiftCardsAndVouchers(manager, catalogue.products, today);
    await makeWallScreens(manager, catalogue);
    const gates = await makeGates(
      connection,
      catalogue,
      clientId,
      localDay(addMonths(today, -pastMonths), client.timeZone).startsAt,
      now,
    );
    const locations = await listLocations(scope);
    const museum: MuseumFacts = {
      clientId,
      channelId: catalogue.channelId,
      dayOf: dayOf(client.timeZone),
      isTestAt: (locationId) => isTestSale(locationId, client.paymentEnvironment, locations),
      secretHashOf: (orderId) => hashToken(orderSecretOf(app, clientId, orderId)),
      newPersonKey: () => app.secrets.wrap(randomBytes(32), 'person-key'),
    };
    const orders: OrderRows[] = [];
    const scans: PlannedScan[] = [];
    const sold = soldBookings(await planYear(scope, catalogue, today), now);
    for (const sale of await priceBookings(scope, today, sold)) {
      const rows = orderRows(sale, museum, now);
      orders.push(rows);
      scans.push(...scansOfParty(rows.issued, sale.product.plan.location, gates, now));
    }
    await copyOrders(connection, clientId, orders);
    const postings = orders.flatMap((order) => order.postings);
    for (let at = 0; at < postings.length; at += postingsAtOnce) {
      await postToLedger(scope, postings.slice(at, at + postingsAtOnce));
    }
    await copyScans(connection, scanRows(clientId, scans), scanEventRows(clientId, scans));
    await makeGroupReservations(manager, scope, catalogue.products, today);
    for (const name of ['Kassa 1', 'Kassa 2'])
      await createTill(manager, { name, locationId: catalogue.locationIds.get('museum') });
    await makePastClosure(manager, catalogue.locationIds.get('lighthouse') ?? '', today);
  });
}

/** The day of a date in a zone; each is worked out once, because it is asked for every order. */
function dayOf(timeZone: string): (date: string) => LocalDay {
  const known = new Map<string, LocalDay>();
  return (date) => {
    const day = known.get(date) ?? localDay(date, timeZone);
    known.set(date, day);
    return day;
  };
}

/** Every booking of every timeslot, a year back and as far ahead as people book. */
async function planYear(
  scope: ClientScope,
  { products }: MadeCatalogue,
  today: string,
): Promise<{ booking: Booking; product: MadeProduct }[]> {
  const [first, last] = [addMonths(today, -pastMonths), addDays(today, bookedAheadDays)];
  const conditions = conditionsFromUntil(first, last);
  const planned: { booking: Booking; product: MadeProduct }[] = [];
  for (const product of products) {
    for (const timeslot of await listTimeslotsBetween(scope, [product.calendarId], first, last)) {
      const { id, date, time, startsAt, capacity } = timeslot;
      const day = conditions.get(date);
      if (!day || capacity === null) continue;
      const bookings = planBookings(product.plan, { id, date, time, startsAt, capacity }, day);
      planned.push(...bookings.map((booking) => ({ booking, product })));
    }
  }
  return planned;
}

async function makeGates(
  connection: pg.ClientBase,
  { locationIds }: MadeCatalogue,
  clientId: string,
  pairedAt: Date,
  seenAt: Date,
): Promise<GatesOfLocation> {
  const gates = new Map<LocationKey, [DemoGate, ...DemoGate[]]>();
  for (const { key, gates: names } of plannedLocations) {
    const locationId = locationIds.get(key) ?? '';
    for (const name of names) {
      const id = seededId(pairedAt, seededRandom(`gate ${name}`));
      await insertGate(connection, {
        clientId,
        id,
        name,
        locationId,
        keyHash: randomBytes(32),
        pairedAt,
        seenAt,
      });
      const known = gates.get(key);
      if (known) known.push({ id, name });
      else gates.set(key, [{ id, name }]);
    }
  }
  return gates;
}

/** The manager of the museum, who made its catalogue: all within the one transaction. */
function asManager(app: App, scope: ClientScope, managerId: string): RequestContext {
  return {
    app,
    requestId: 'demonstration',
    clientId: scope.clientId,
    account: {
      kind: 'account',
      accountId: managerId,
      homeClientId: scope.clientId,
      sessionId: managerId,
      username: 'manager',
      accountType: 'management',
      locale: 'nl_NL',
      mustChangePassword: false,
    },
    can: () => true,
    require: () => {},
    inClient: (work) => work(scope),
    inClientReadOnly: (work) => work(scope),
  };
}
