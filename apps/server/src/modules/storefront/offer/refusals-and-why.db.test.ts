import { shownReasonOf, tooFewLeft } from '@foyer/domain/storefront/shown-reason.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { explainSale } from '../../availability/explain/explain-sale.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-14T12:00:00Z'));
const server = await createServer(app);
afterAll(() => server.close());
const client = await aClient(app);
const manager = await signedInAs(app, client);
const set = (text: string, ...values: unknown[]) => database.owner.query(text, values);

/** Asks for tickets as a sales page or an integrator does. */
async function ask(page: TestSalesPage, quantity: number) {
  const answer = await injectPatiently(server, {
    method: 'POST',
    url: `/api/shop/${client.subdomain}/${page.url}/carts`,
    payload: {
      language: 'en',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity }],
    },
  });
  const [error] = answer.json().errors ?? [];
  return { status: answer.statusCode, code: error?.code, reason: error?.params?.reason };
}

const take = (page: TestSalesPage, column: 'held' | 'sold', places: number) =>
  set(`update counter set ${column} = $1 where id = $2`, places, page.timeslotId);
const ofGroup = (change: string) => (page: TestSalesPage) =>
  set(`update ticket_group set ${change} where id = $1`, page.ticketGroupId);
const ofTimeslot = (change: string) => (page: TestSalesPage) =>
  set(`update timeslot set ${change} where id = $1`, page.timeslotId);
/** A limit of three, all of them sold. */
const ofLimit = (kind: 'ticket-type' | 'ticket-group') => async (page: TestSalesPage) => {
  const [table, id] =
    kind === 'ticket-type' ? ['ticket_type', page.ticketTypeId] : ['ticket_group', page.ticketGroupId];
  await set(`update ${table} set ticket_limit = 3 where id = $1`, id);
  await ask(page, 3);
  await set('update counter set held = 0, sold = 3 where owner_id = $1', id);
};

async function closeByException(page: TestSalesPage) {
  const { rows } = await set(
    `insert into calendar_exception (client_id, calendar_id, kind, from_date, until_date, closed, published)
     select client_id, calendar_id, 'date', local_date, local_date, true, true from timeslot where id = $1 returning id`,
    page.timeslotId,
  );
  await set(
    `update timeslot set state = 'closed', exception_id = $1 where id = $2`,
    rows[0].id,
    page.timeslotId,
  );
}

async function closeEvent(page: TestSalesPage) {
  const { rows } = await set(
    `insert into event (client_id, kind, from_date, until_date)
     values ($1, 'exhibition', '2030-07-01', '2030-12-31') returning id`,
    client.clientId,
  );
  await set('update ticket_type set event_id = $1 where id = $2', rows[0].id, page.ticketTypeId);
}

const keepFifth = (page: TestSalesPage) =>
  set(
    `update channel set hold_capacity_enabled = true, hold_capacity_percentage = 20,
       hold_capacity_release_minutes = 60 where id = $1`,
    page.channelId,
  );
const withhold = async (page: TestSalesPage) => {
  await keepFifth(page);
  await take(page, 'sold', 8);
};

/** The visit runs on into a later time, of whose ten places eight are sold. */
const withholdLater = async (page: TestSalesPage) => {
  await keepFifth(page);
  await set(
    'update ticket_type set duration_minutes = 90, blocks_other_timeslots = true where id = $1',
    page.ticketTypeId,
  );
  await set(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, local_time + interval '30 minutes',
         starts_at + interval '30 minutes', 'manual' from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity, sold)
     select client_id, id, 'timeslot', id, 10, 8 from made`,
    page.timeslotId,
  );
};

const validUntil = (page: TestSalesPage, date: string) =>
  set(
    `update ticket_type set validity_kind = 'until selected date', validity_until = $1 where id = $2`,
    ...[date, page.ticketTypeId],
  );

const closeDay = (page: TestSalesPage) =>
  set(
    'insert into closed_day values ($1, $2, $3, $4)',
    ...[client.clientId, page.locationId, page.date, 'Fair'],
  );

/** The wish is for three tickets of ten places, tomorrow at 14:00. */
test.each([
  ['its last places are sold', (page: TestSalesPage) => take(page, 'sold', 10), 'sold-out', 'all-sold'],
  [
    'others hold the rest',
    (page: TestSalesPage) => take(page, 'held', 10),
    'not-enough-places',
    'rest-is-held',
  ],
  ['two places are left', (page: TestSalesPage) => take(page, 'sold', 8), 'not-enough-places', 'share-taken'],
  ['a channel keeps the rest', withhold, 'places-withheld', 'withheld'],
  ['the rest of a time that it runs on into is kept', withholdLater, 'places-withheld', 'withheld'],
  ['its ticket type is sold', ofLimit('ticket-type'), 'ticket-type-limit-reached', 'limit-sold'],
  ['its ticket group is sold', ofLimit('ticket-group'), 'ticket-group-limit-reached', 'limit-sold'],
  ['the cut-off has passed', ofGroup('cutoff_minutes = 2880'), 'timeslot-closed', 'past-cut-off'],
  ['it is too far ahead', ofGroup('lookahead_days = 0'), 'timeslot-closed', 'beyond-lookahead'],
  ['its sale has ended', ofGroup(`available_until = '2030-06-14'`), 'timeslot-closed', 'no-longer-on-sale'],
  ['its sale has not begun', ofGroup(`available_from = '2030-06-16'`), 'timeslot-closed', 'not-yet-on-sale'],
  ['an exception closes it', closeByException, 'timeslot-closed', 'closed-by-exception'],
  ['the place is closed that day', closeDay, 'timeslot-closed', 'closed-day'],
  ['staff closed it', ofTimeslot(`state = 'closed'`), 'timeslot-closed', 'closed-by-staff'],
  ['it is cancelled', ofTimeslot(`state = 'cancelled'`), 'timeslot-closed', 'cancelled'],
  ['it has begun', ofTimeslot(`starts_at = '2030-06-14T11:00:00Z'`), 'timeslot-closed', 'past'],
  ['its exhibition is not on', closeEvent, 'event-closed', 'event-closed'],
  [
    'its tickets are valid until the day before',
    (page: TestSalesPage) => validUntil(page, '2030-06-14'),
    'ticket-validity-over',
    'outside-validity',
  ],
  [
    'its ticket type bears a label',
    (page: TestSalesPage) =>
      set(`update ticket_type set status_label = 'closed' where id = $1`, page.ticketTypeId),
    'ticket-type-not-for-sale',
    'no-ticket-type',
  ],
  [
    'its product is off the channel',
    (page: TestSalesPage) =>
      set(
        'insert into product_channel values ($1, $2, $3, false)',
        client.clientId,
        page.productId,
        page.channelId,
      ),
    'ticket-type-unknown',
    'product-off-channel',
  ],
])('a timeslot is refused because %s, and “Why?” says the same', async (_because, change, code, reason) => {
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 10 });
  await change(page);
  const why = await explainSale(manager, { timeslotId: page.timeslotId, channelId: page.channelId });
  expect(why.availability.reason).toBe(reason);
  const refusal = await ask(page, 3);
  // Visitors and integrators read the codes that tell nothing internal.
  expect(refusal).toMatchObject({ code, reason: shownReasonOf(why.availability) ?? tooFewLeft });
  expect([409, 422]).toContain(refusal.status);
});
