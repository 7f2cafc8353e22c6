import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import type { BusyClient } from '../builders/a-busy-client.ts';
import { aClosure } from '../builders/a-closure.ts';
import type { DatabaseAccess } from '../database/database-access.ts';
import type { Ask } from '../graphql-asker.ts';
import type { TestApp } from '../test-app.ts';
import { leakEverywhere } from './leak-everywhere.ts';

type Variables = Record<string, unknown>;

const days = { from: '2030-06-01', until: '2030-12-31' };
const hours = { opens: '09:00', closes: '17:00' };
const opening = { standardHours: hours, weekHours: Array(7).fill(hours), closedDays: [] };
const schedule = {
  ...{ ...days, name: 'Weekend', repeatUnit: 'week', repeatEvery: 1, weekdays: [6, 7] },
  ...{ firstTime: '10:00', lastTime: '12:00', slotInterval: 1, slotIntervalUnit: 'hour', capacity: 20 },
};
const blocker = { ...days, weekdays: [7], fromTime: null, untilTime: null, reason: 'Staff training' };
const halfAYear = {
  ...{ scopeKind: 'location', fromDate: '2030-06-02', fromTime: '00:00' },
  ...{ untilDate: '2030-12-01', untilTime: null },
};
const street = {
  ...{ title: 'Tickets', url: 'tickets', languages: ['en'], defaultLanguage: 'en', texts: [] },
  colours: { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' },
  ...{ ticketGroupIds: [], minTickets: 1, maxTickets: 25 },
};
const event = {
  ...{ kind: 'event', titleNl: 'Lezing', titleEn: 'Lecture', fromDate: '2030-06-15', at: '10:00' },
  ...{ limitChoice: 'limit', ticketLimit: 50, exceptions: [] },
  ...{ publishInTicketFrame: false, showAvailability: false },
};

/**
 * What each query must be sent beside its samples to be answered at all, by its name: the client gets one of everything
 * that a query can be about.
 * @param ask as the manager of the client.
 */
export async function answerableQueries(
  apps: TestApp,
  database: DatabaseAccess,
  client: BusyClient,
  ask: Ask,
): Promise<Record<string, Variables>> {
  const { clientId, ids } = client;
  const make = async (field: string, args: Record<string, [string, unknown]>, answer = '{ id }') => {
    const names = Object.keys(args);
    const declared = names.map((name) => `$${name}: ${args[name]?.[0]}`).join();
    const passed = names.map((name) => `${name}: $${name}`).join();
    const variables = Object.fromEntries(names.map((name) => [name, args[name]?.[1]]));
    const kind = field === 'timeslotGroup' ? 'query' : 'mutation';
    const document = `${kind} (${declared}) { made: ${field}(${passed}) ${answer} }`;
    const { data, errors } = await ask({ document, variables });
    if (!data?.made) throw new Error(`${field}: ${JSON.stringify(errors)}`);
    return data.made as { id: string; version: string };
  };
  await database.owner.query(`insert into ticket_type_sales_point values ($1, $2, 'reception')`, [
    clientId,
    ids.tickettype,
  ]);
  const product = await make('createProduct', {
    input: ['CreateProductInput!', { name: 'Tour', locationIds: [ids.location] }],
  });
  const target = { productId: product.id, locationId: ids.location };
  const targeted: [string, unknown] = ['ScheduleTargetInput!', target];
  const planned = await make('createProductSchedule', {
    target: targeted,
    input: ['ProductScheduleInput!', schedule],
  });
  const blocked = await make('createScheduleBlocker', {
    target: targeted,
    input: ['ScheduleBlockerInput!', blocker],
  });
  const lecture = await make('createEvent', { input: ['EventInput!', event] });
  const giftCard = await make('createGiftCard', {
    input: ['NewGiftCardInput!', { amountMinor: 5000, source: 'paid-elsewhere', language: 'en' }],
  });
  const wall = { name: 'Entrance hall', languages: ['nl', 'en'] };
  const wallScreen = await make('createWallScreen', { input: ['WallScreenInput!', wall] });
  const till = await make('createTill', {
    input: ['TillInput!', { name: 'Desk 1', locationId: ids.location }],
  });
  const session = await make('openTill', {
    tillId: ['ID!', till.id],
    input: ['OpenTillInput!', { floatMinor: 15_000 }],
  });
  await make(
    'closeTill',
    {
      sessionId: ['ID!', session.id],
      input: ['CloseTillInput!', { counts: [{ valueMinor: 5000, count: 3 }], leftMinor: 15_000 }],
      version: ['Int!', 1],
    },
    '{ sessionId }',
  );
  const reservation = await make('createReservation', {
    input: [
      'GroupReservationInput!',
      {
        ...{
          productId: ids.product,
          timeslotId: ids.timeslot,
          groupName: 'Press',
          contactName: 'Fleur Jansen',
        },
        ...{ adults: 2, status: 'no' },
      },
    ],
  });
  const next = await make('openTill', {
    tillId: ['ID!', till.id],
    input: ['OpenTillInput!', { floatMinor: 15_000 }],
  });
  await database.owner.query(
    `insert into till_entry (client_id, id, session_id, kind, means, amount_minor, account, reason, order_id, by_name, at)
     values ($1, gen_random_uuid(), $2, 'sale', 'cash', 100, 'receivable', '', $3, 'manager', now())`,
    [clientId, next.id, ids.order],
  );
  const discount = await make('createDiscount', {
    input: ['DiscountInput!', { title: 'Spring', kind: 'percentage', basisPoints: 1000 }],
    code: ['String', 'SPRING'],
  });
  const series = await make('generateBarcodeSeries', {
    input: ['BarcodeSeriesInput!', { name: 'City card' }],
    quantity: ['Int!', 10],
  });
  const upload = await make('startCodeUpload', {
    kind: ['CodeKind!', 'barcodes'],
    fileName: ['String!', 'city.csv'],
  });
  const voucherBatch = await make('createVoucherBatch', {
    input: [
      'VoucherBatchInput!',
      { name: 'Hotel', quantity: 2, worth: [{ ticketTypeId: ids.tickettype, quantity: 2 }] },
    ],
  });
  const rule = await make('createPricingRule', {
    ticketGroupId: ['ID!', ids.ticketgroup],
    input: [
      'PricingRuleInput!',
      {
        ...{ ...days, name: 'Summer', kind: 'mutation', weekdays: [1], active: true },
        values: [{ ticketTypeId: ids.tickettype, amountMinor: 100, basisPoints: null }],
      },
    ],
  });
  const { version } = await make('timeslotGroup', { id: ['ID!', ids.timeslotgroup] }, '{ version }');
  const drafted = await make(
    'draftTimeslotGroupChange',
    {
      timeslotGroupId: ['ID!', ids.timeslotgroup],
      rules: ['JSON!', { hidden: true }],
      version: ['String!', version],
    },
    '',
  );
  const exported = await make('exportVisitors', { format: ['ExportFormat!', 'csv'] });
  await aClosure(database.owner, clientId, {
    ...{ locationId: ids.location, from: '2030-06-20 10:00', until: '2030-06-20 12:00' },
  });
  const idOf = async (text: string) =>
    (await database.owner.query<{ id: string }>(text, [clientId])).rows[0]?.id;
  const closureId = await idOf('select id from closure where client_id = $1');
  const entryId = await idOf('select id from audit_entry where client_id = $1 order by id desc limit 1');
  const runId = await idOf(
    `insert into bulk_run (client_id, request_id, act, order_count, currency, created_by_kind, created_by_id,
       created_by_name, created_at, moved_at)
     values ($1, 'sample', 'resend-tickets', 1, 'EUR', 'account', uuidv7(), 'manager', now(), now()) returning id`,
  );
  const lookedUp = await ask({
    document: 'mutation { id: lookUpVisitor(query: "anna.visser@example.com") }',
  });
  const personId = String(lookedUp.data?.id);
  const file = await make('makePersonFile', { id: ['ID!', personId], format: ['PersonFileFormat!', 'json'] });
  const erasureId = await idOf(
    `with key as (insert into person_key (client_id, erased_at) values ($1, now()) returning id)
     insert into person_erasure (client_id, account_id, reason, state, person_key_id, sealed, erased, stays, proof,
       created_at, done_at)
     select $1, id, 'request', 'done', id, '', '[{"kind": "orders", "records": 1}]', '[]',
       '{"tables": 1, "columns": 1, "strings": 1, "found": [], "searchedAt": "2026-11-20T12:00:00Z"}', now(), now()
     from key returning id`,
  );
  const { rows: sold } = await database.owner.query<{ orderId: string; ticketId: string }>(
    `select distinct on (t.order_id) t.order_id as "orderId", t.id as "ticketId" from ticket t
     join orders o on o.client_id = t.client_id and o.id = t.order_id and o.state = 'completed'
     where t.client_id = $1 and t.state = 'active' and t.used_at is null limit 1`,
    [clientId],
  );
  const [toChange] = sold;
  if (!toChange) throw new Error('the client has no order to change');
  const wish = { cancel: [toChange.ticketId], replace: [], add: [], newCodes: [] };
  const { rows: waiting } = await database.owner.query<{ id: string }>(
    `insert into order_change (client_id, id, order_id, state, wish, fingerprint, due_minor, refund_minor, steps, asked_at,
       asked_by_kind)
     values ($1, gen_random_uuid(), $2, 'waiting for approval', $3, '', 0, 1, '[]', now(), 'account') returning id`,
    [
      clientId,
      toChange.orderId,
      JSON.stringify({
        ...wish,
        isFeeWaived: false,
        isAgainstRules: false,
        isDonationReturned: false,
        due: 'link',
      }),
    ],
  );
  const shop = await make('createWebshop', {
    input: ['TicketstreetInput!', { ...street, title: 'Webshop', url: 'webshop' }],
  });
  const { failedMessageId } = await leakEverywhere(apps, database, client, []);
  return {
    auditEntry: { id: entryId },
    availabilitySwitch: { to: 'UNLIMITED' },
    bulkPreview: { input: { act: 'resend-tickets', selection: { filter: null } } },
    bulkRows: { runId },
    bulkRun: { id: runId },
    changedBlockerPreview: { id: blocked.id, input: blocker },
    changedSchedulePreview: { id: planned.id, input: schedule },
    closedDaysCopyPreview: { fromId: ids.location, toIds: [ids.location] },
    closure: { id: closureId },
    closurePreview: { stretch: { ...halfAYear, scopeIds: [ids.location] } },
    closureVisits: { closureId },
    deletedBlockerPreview: { id: blocked.id },
    deletedSchedulePreview: { id: planned.id },
    erasurePreview: { id: personId },
    eTicketPreview: { input: firstETicketTemplate, language: 'nl' },
    eventPreview: { id: lecture.id, input: event },
    export: { id: exported.id },
    failedMessage: { id: failedMessageId },
    locationPreview: { input: opening },
    managedClient: { id: clientId },
    openingPreview: { input: opening },
    orderChangePreview: { orderId: toChange.orderId, wish: { refundMinor: 1 } },
    ordersOfConflict: { changeId: drafted },
    ownHoursPreview: { input: { locationIds: [ids.location], ownHours: [] } },
    personFile: { id: file.id },
    plannedEvent: { id: lecture.id },
    pricingRule: { id: rule.id },
    barcodes: { seriesId: series.id },
    barcodeSeries: { id: series.id },
    codeBatch: { id: upload.id },
    codeBatchLines: { batchId: upload.id, rejected: true },
    deskOffer: { language: 'nl' },
    deskQuote: {
      input: {
        ...{ language: 'nl', timeslotId: ids.timeslot },
        lines: [{ ticketTypeId: ids.tickettype, quantity: 1 }],
      },
    },
    discount: { id: discount.id },
    discounts: { filter: {} },
    discountTotals: { filter: {} },
    voucherBatch: { id: voucherBatch.id },
    vouchers: { batchId: voucherBatch.id },
    reservation: { id: reservation.id },
    reservationsByIds: { ids: [reservation.id] },
    timeslotForGroup: { id: ids.timeslot },
    visitsForGroup: { productId: ids.product, date: '2030-06-15' },
    giftCard: { id: giftCard.id },
    wallScreen: { id: wallScreen.id },
    wallScreenPreview: { input: wall },
    receipt: { orderId: ids.order },
    till: { id: till.id },
    tillClose: { sessionId: session.id },
    giftCardMovements: { id: giftCard.id },
    productSchedulePreview: { target, input: { ...schedule, name: 'Evenings' } },
    salesPagePreview: { id: ids.ticketstreet, input: street, language: 'en' },
    scheduleBlockerPreview: { target, input: blocker },
    schedulerSlot: { id: ids.timeslot },
    ticketGroupPreview: { input: { name: 'Museum', kind: 'day plus time' } },
    ticketSearch: { filter: { search: 'Visser' } },
    timeslotChange: { id: drafted },
    visitsToChoose: {
      orderId: toChange.orderId,
      ticketIds: [toChange.ticketId],
      from: '2030-06-10',
      until: '2030-06-20',
    },
    waitingChangePreview: { id: waiting[0]?.id },
    visitorData: { id: personId },
    visitorErasure: { id: erasureId },
    webshop: { id: shop.id },
  };
}
