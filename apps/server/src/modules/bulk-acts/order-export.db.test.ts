import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findExportKind } from '../exports/export-kind.ts';
import './order-export.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database);

/** A museum whose orders are for one ticket type each. */
async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(owner, clientId, { capacity: null });
  const sell = async () => (await aPlacedOrder(app, clientId, timeslot)).orderId;
  const stretch = (part: object) => ({ filter: {}, locale: 'en_US', place: null, limit: 10, ...part });
  const read = (part: object = {}) =>
    inClient(
      app.db,
      clientId,
      (scope) =>
        findExportKind('orders')?.readRows(app, scope, stretch(part)) ?? Promise.reject(new Error('none')),
    );
  return { client, clientId, timeslot, sell, read };
}

/** The values of a row by the English headings. */
function byHeading(row: readonly unknown[] = []): Record<string, unknown> {
  const headings = findExportKind('orders')?.columns('en_US') ?? [];
  expect(row).toHaveLength(headings.length);
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
}

/** Another ticket type, of another product, in the same order. */
async function addTicketOf(
  clientId: string,
  orderId: string,
  other: { ticketTypeId: string },
  position: number,
) {
  await owner.query(
    `insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name,
       quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
     values ($1, $2, $3, $4, 'Tour', 'Tour', 1, 0, 0, 900, 0)`,
    [clientId, orderId, position, other.ticketTypeId],
  );
}

test('the list of orders has the article codes of its tickets, or the numbers of types without one, and the categories of its products', async () => {
  const { clientId, timeslot, sell, read } = await aMuseum();
  const tour = await aTimeslot(owner, clientId, { capacity: null });
  const categorise = (of: { productId: string }, category: string) =>
    owner.query('update product set category = $2 where id = $1', [of.productId, category]);
  const orderId = await sell();
  const { rows: types } = await owner.query('select number from ticket_type where id = $1', [
    timeslot.ticketTypeId,
  ]);
  expect(byHeading((await read()).rows[0])).toMatchObject({
    'Article id': String(types[0].number),
    'Product category': '',
  });
  await categorise(timeslot, 'Exhibitions');
  await categorise(tour, 'Tours');
  await owner.query(`update ticket_type set article_code = 'ART-7' where id = $1`, [tour.ticketTypeId]);
  await addTicketOf(clientId, orderId, tour, 8);
  await addTicketOf(clientId, orderId, tour, 9);
  expect(byHeading((await read()).rows[0])).toMatchObject({
    'Article id': `${types[0].number}, ART-7`,
    'Product category': 'Exhibitions, Tours',
  });
});

test('the list of orders has the discount of each order and what its vouchers are: whose, worth what and their dates, but no code', async () => {
  const { client, clientId, timeslot, sell, read } = await aMuseum();
  const [plain, reduced] = [await sell(), await sell()];
  await owner.query(
    `insert into order_discount (client_id, order_id, discount_id, discount_code_id, title, code, off_minor)
     values ($1, $2, uuidv7(), uuidv7(), 'Friends', 'FRIENDS10', 350)`,
    [clientId, reduced],
  );
  const partner = await signedInAs(app, client, 'voucher partner');
  const { rows: batches } = await owner.query(
    `insert into voucher_batch (client_id, name, partner_id, reference, quantity, prefix, code_length, on_sales_page,
       at_gate, dearer_day, billing)
     values ($1, 'Rederij Kaap', $2, 'PO 7731', 2, '', 10, true, true, 'visitor-pays', 'free') returning id`,
    [clientId, partner.account.accountId],
  );
  await owner.query(
    'insert into voucher_worth (client_id, batch_id, ticket_type_id, quantity, position) values ($1, $2, $3, 2, 0)',
    [clientId, batches[0].id, timeslot.ticketTypeId],
  );
  // Late in the evening by the world's clock, the next day in the museum.
  for (const code of ['AAAABBBB22', 'AAAABBBB33'])
    await owner.query(
      `insert into voucher (client_id, batch_id, code, acquired_at, used_at, order_id)
       values ($1, $2, $3, '2026-05-04T23:30Z', '2026-06-30T22:30Z', $4)`,
      [clientId, batches[0].id, code, reduced],
    );
  const { ticketId } = await aSoldTicket(owner, clientId, { orderId: reduced });
  await owner.query(`update ticket set rebooked_at = '2026-07-02T08:00Z' where id = $1`, [ticketId]);
  const { rows } = await read({ filter: { orderIds: [plain, reduced] } });
  const [newest, oldest] = rows.map(byHeading);
  expect(newest).toMatchObject({
    Discount: 'Friends',
    'Discount code': 'FRIENDS10',
    Voucher: 'Rederij Kaap',
    'Voucher reference': 'PO 7731',
    'Voucher partner': expect.stringMatching(/^voucher partner /),
    'Voucher tickets': '2 × Salt & Light',
    'Voucher acquired': '05-05-2026',
    'Voucher used': '01-07-2026',
    'Voucher rebooked': '02-07-2026',
  });
  expect(oldest).toMatchObject({
    Discount: null,
    'Discount code': null,
    Voucher: '',
    'Voucher reference': '',
    'Voucher partner': '',
    'Voucher tickets': '',
    'Voucher acquired': '',
    'Voucher used': '',
    'Voucher rebooked': '',
  });
  expect(rows.flat()).not.toContain('AAAABBBB22');
});
