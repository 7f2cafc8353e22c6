import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createServer } from '../../app/create-server.ts';
import { createProduct } from './products/create-product.ts';
import { createTicketGroup } from './ticket-groups/create-ticket-group.ts';
import { createTicketType } from './ticket-types/create-ticket-type.ts';

/** What a form saves is what it shows when it is opened again: every field of an input, by its schema. */
const database = await testDatabase();
const { app } = testApp(database);
const server = await createServer(app);
afterAll(() => server.close());

const client = await aClient(app);
const ask = graphqlAsker(server, await tokenOf(app, server, client));
const manager = await signedInAs(app, client);
const locationId = await aLocation(database.owner, client.clientId);
const product = await createProduct(manager, { name: 'Salt & Light', locationIds: [locationId] });
await database.owner.query(`update product set availability_type = 'UNLIMITED'`);
const group = await createTicketGroup(manager, product.id, { name: 'Evenings', kind: 'continuous' });
const descriptions = [{ language: 'nl', name: 'Museumkaart', extraInformation: 'Toon uw kaart' }];
const plain = {
  descriptions,
  priceMinor: 1750,
  vatBasisPoints: 900,
  ticketLimit: null,
  salesPoints: ['website'],
};
const type = await createTicketType(manager, group.id, plain);
const event = await database.owner.query(
  `insert into event (client_id, kind, from_date, until_date)
   values ($1, 'exhibition', '2026-12-01', '2027-01-31') returning id`,
  [client.clientId],
);

/** Values that differ from what a new one has; a plain text needs none here: it gets its own name as its text. */
const typed: Record<string, unknown> = {
  descriptions,
  priceMinor: 1850,
  originalPriceMinor: 2000,
  vatBasisPoints: 2100,
  ticketLimit: 150,
  itemKind: 'product',
  isChild: true,
  durationMinutes: 75,
  blocksOtherTimeslots: true,
  groupTicket: true,
  usesCustomBarcode: true,
  customBarcode: 'FIELD-0001',
  validity: { kind: 'until selected date', days: null, until: '2027-06-30' },
  dailyScanLimit: 2,
  totalScanLimit: 5,
  minPerOrder: 1,
  maxPerOrder: 4,
  active: false,
  salesPoints: ['website', 'kiosk'],
  eventId: event.rows[0].id,
  statusLabel: 'sold out',
  informationIcon: 'card',
  kind: 'period',
  availableFrom: '2026-12-01',
  availableUntil: '2027-02-28',
  validFrom: '2027-01-01',
  validUntil: '2027-03-31',
  openWeekdays: [2, 3, 7],
  ownDays: [{ date: '2027-01-01', isOpen: false }],
  lookaheadDays: 100,
  cutOffMinutes: 30,
  ...{
    pageMaximum: 12,
    childNeedsAdult: false,
    eTicketTexts: [{ language: 'nl', text: 'Neem een trui mee' }],
  },
  ...{
    previsitMail: { on: true, days: 2, at: '10:00' },
    aftervisitMail: { on: false, days: 1, at: '09:30' },
  },
  mailArticleCodes: ['A-15'],
  mailsBlocked: true,
  country: 'BE',
  timeZone: 'Europe/Brussels',
  ipRanges: ['10.1.0.0/16'],
  houseLimit: 200,
  ...{
    standardHours: { opens: '09:00', closes: '18:00' },
    closedDays: [{ date: '2027-01-01', note: 'New Year' }],
  },
  weekHours: [{ opens: '11:00', closes: '16:00' }, ...Array.from({ length: 6 }, () => null)],
  // Only an Admin changes it.
  paymentEnvironment: null,
};

function filled(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, field in typed ? typed[field] : field]),
  );
}

/** The GraphQL selection of a value: its fields, and those of the objects and lists in it. */
function selectionOf(value: unknown): string {
  const [one] = Array.isArray(value) ? value : [value];
  if (typeof one !== 'object' || one === null) return '';
  return `{ ${Object.entries(one)
    .map(([field, part]) => `${field} ${selectionOf(part)}`)
    .join(' ')} }`;
}

test.each([
  { name: 'TicketType', id: type.id, version: type.version, schema: ticketTypeInput },
  { name: 'TicketGroup', id: group.id, version: group.version, schema: ticketGroupInput },
  { name: 'Location', id: locationId, version: 1, schema: locationInput },
])(
  'every field of a $name that is saved is read back as it was typed',
  async ({ name, id, version, schema }) => {
    const input = filled(schema);
    const saved = await ask({
      document: `mutation ($id: ID!, $input: ${name}Input!, $version: Int!) {
      change${name}(id: $id, input: $input, version: $version) { id } }`,
      variables: { id, version, input },
    });
    expect(saved.errors).toEqual([]);
    const query = name.charAt(0).toLowerCase() + name.slice(1);
    const read = await ask({
      document: `query ($id: ID!) { ${query}(id: $id) ${selectionOf(input)} }`,
      variables: { id },
    });
    expect(read.data).toEqual({ [query]: input });
  },
);
