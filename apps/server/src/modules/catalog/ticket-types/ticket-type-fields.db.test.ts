import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotFoundError } from '../../../platform/errors.ts';
import { createProduct } from '../products/create-product.ts';
import { changeTicketGroup } from '../ticket-groups/change-ticket-group.ts';
import { createTicketGroup } from '../ticket-groups/create-ticket-group.ts';
import { getTicketGroup, listTicketGroupsOfProducts } from '../ticket-groups/ticket-group.repository.ts';
import { changeTicketType } from './change-ticket-type.ts';
import { createTicketType } from './create-ticket-type.ts';
import { duplicateTicketType } from './duplicate-ticket-type.ts';
import { getTicketType } from './ticket-type.repository.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const locationId = await aLocation(database.owner, client.clientId);
  const { id: productId } = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
  const [group] = await manager.inClient((scope) => listTicketGroupsOfProducts(scope, [productId]));
  if (!group) throw new Error('A product comes with a ticket group');
  return { client, manager, productId, group };
}

const unlimited = (clientId: string) =>
  database.owner.query(`update product set availability_type = 'UNLIMITED' where client_id = $1`, [clientId]);

async function anEvent(clientId: string, archived = false): Promise<string> {
  const { rows } = await database.owner.query(
    `insert into event (client_id, kind, from_date, until_date, archived_at)
     values ($1, 'exhibition', '2026-12-01', '2027-01-31', case when $2::boolean then now() end) returning id`,
    [clientId, archived],
  );
  return rows[0].id;
}

const everyField = {
  descriptions: [{ language: 'nl', name: 'Museumkaart', extraInformation: 'Toon uw kaart' }],
  priceMinor: 0,
  originalPriceMinor: 1750,
  vatBasisPoints: 0,
  ticketLimit: 150,
  pluCode: '10015',
  salesPoints: ['website', 'reserve with google'],
  itemKind: 'product',
  isChild: true,
  durationMinutes: 75,
  blocksOtherTimeslots: true,
  groupTicket: true,
  usesCustomBarcode: true,
  customBarcode: 'MUSEUM-0015',
  validity: { kind: 'after purchase date', days: 30, until: null },
  dailyScanLimit: 2,
  totalScanLimit: 5,
  minPerOrder: 1,
  maxPerOrder: 4,
  statusLabel: 'sold out',
  informationIcon: 'card',
  articleCode: 'A-15',
  costCentre: 'EXPO-26',
  ledgerAccount: '8010',
  active: true,
};

test('every field of a ticket type is kept and read back', async () => {
  const { client, manager, group } = await aMuseum();
  const eventId = await anEvent(client.clientId);
  const { id } = await createTicketType(manager, group.id, { ...everyField, eventId });
  const kept = await manager.inClient((scope) => getTicketType(scope, id));
  expect(kept).toMatchObject({ ...everyField, eventId });
  const validity = { kind: 'until selected date', days: 3, until: '2027-06-30' };
  const changed = await changeTicketType(manager, id, { ...everyField, validity });
  expect(changed).toMatchObject({ validity: { ...validity, days: null }, eventId: null, version: 2 });
});

test('limit or no limit is chosen, and no limit is no number below 1', async () => {
  const { manager, group } = await aMuseum();
  const { ticketLimit: _limit, ...open } = everyField;
  const refusals = (input: object) => refusalsOf(createTicketType(manager, group.id, input));
  expect(await refusals(open)).toEqual(['ticketLimit: limit-not-chosen']);
  expect(await refusals({ ...open, ticketLimit: 0 })).toEqual(['ticketLimit: limit-above-zero']);
});

test('a ticket type is linked to an event of its own museum that is not archived', async () => {
  const { client, manager, group } = await aMuseum();
  const other = await aMuseum();
  const foreign = await anEvent(other.client.clientId);
  const over = await anEvent(client.clientId, true);
  for (const eventId of [foreign, over]) {
    const making = createTicketType(manager, group.id, { ...everyField, eventId });
    expect(await refusalsOf(making)).toEqual(['eventId: event-invalid']);
  }
});

test('a duplicate has everything but the codes, is last and off sale', async () => {
  const { manager, group } = await aMuseum();
  const first = await createTicketType(manager, group.id, everyField);
  const copy = await duplicateTicketType(manager, first.id);
  expect(copy).toMatchObject({
    ...everyField,
    descriptions: [{ language: 'nl', name: 'Museumkaart (2)', extraInformation: 'Toon uw kaart' }],
    pluCode: '',
    customBarcode: '',
    articleCode: '',
    active: false,
    number: first.number + 1,
  });
  const stranger = await aMuseum();
  await expect(duplicateTicketType(stranger.manager, first.id)).rejects.toThrow(NotFoundError);
});

const everyGroupField = {
  name: 'Evenings',
  kind: 'period',
  availableFrom: '2026-12-01',
  availableUntil: '2027-02-28',
  validFrom: '2027-01-01',
  validUntil: '2027-03-31',
  openWeekdays: [2, 3, 7],
  ownDays: [
    { date: '2027-01-01', isOpen: false },
    { date: '2027-01-04', isOpen: true },
  ],
  ticketLimit: 500,
  lookaheadDays: 100,
  cutOffMinutes: 30,
  pageMaximum: 12,
  childNeedsAdult: false,
  eTicketTexts: [{ language: 'nl', text: 'Neem een trui mee' }],
  previsitMail: { on: true, days: 2, at: '10:00' },
  aftervisitMail: { on: false, days: 1, at: '09:30' },
  mailArticleCodes: ['A-15'],
  mailsBlocked: true,
};

test('every field of a ticket group is kept and read back', async () => {
  const { client, manager, productId } = await aMuseum();
  await unlimited(client.clientId);
  const { id } = await createTicketGroup(manager, productId, everyGroupField);
  expect(await manager.inClient((scope) => getTicketGroup(scope, id))).toMatchObject(everyGroupField);
  const changed = await changeTicketGroup(manager, id, { ...everyGroupField, kind: 'fixed date' });
  expect(changed).toMatchObject({ validFrom: '2027-01-01', validUntil: '2027-01-01', version: 2 });
});

test('a product with timeslots has groups of day plus time only, any other all kinds but that', async () => {
  const { client, manager, group, productId } = await aMuseum();
  const kind = ['kind: ticket-group-kind-unsuited'];
  expect(await refusalsOf(changeTicketGroup(manager, group.id, everyGroupField))).toEqual(kind);
  await unlimited(client.clientId);
  const asDayPlusTime = { name: 'Evenings', kind: 'day plus time' };
  expect(await refusalsOf(createTicketGroup(manager, productId, asDayPlusTime))).toEqual(kind);
  // left behind by a switch of the product, it can still be renamed
  expect(await changeTicketGroup(manager, group.id, { name: 'Day tickets' })).toMatchObject({
    kind: 'day plus time',
  });
});

test('of two editors the later one sees the author of the change that was missed', async () => {
  const { manager, group } = await aMuseum();
  const type = await createTicketType(manager, group.id, everyField);
  const renaming = (name: string) => changeTicketGroup(manager, group.id, { name }, group.version);
  const results = await Promise.allSettled([renaming('Evenings'), renaming('Nights')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalsOf(renaming('Days'))).toEqual(['main: changed-meanwhile']);
  await changeTicketType(manager, type.id, everyField, type.version);
  expect(await refusalsOf(changeTicketType(manager, type.id, everyField, type.version))).toEqual([
    'main: changed-meanwhile',
  ]);
});
