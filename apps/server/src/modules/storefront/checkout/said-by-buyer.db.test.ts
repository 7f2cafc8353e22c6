import { randomUUID } from 'node:crypto';
import { detailKinds } from '@foyer/domain/channels/detail-kinds.ts';
import { detailFieldOf } from '@foyer/domain/storefront/details/detail-fields.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { getOrder, replaceTickets } from '../../orders/index.ts';
import { orderPersonData } from '../../orders/person-data/order-person-data.ts';
import { nameTicketsByStaff } from '../../orders/said/name-tickets-by-staff.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { checkOut } from './check-out.ts';
import { nameByVisitor } from './name-by-visitor.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { app } = testApp(database);
const fields = detailKinds.map((kind) => {
  const { form } = detailFieldOf[kind];
  return { kind, isRequired: form !== 'switch' && form !== 'invoice' };
});
const sanne = {
  firstName: 'Sanne',
  insertion: 'de',
  lastName: 'Vries',
  email: 'sanne@example.com',
  phone: '+31 6 12345678',
  referenceNumber: 'PO-2026/14',
  city: 'Rotterdam',
  country: 'NL',
  street: 'Kade',
  postalCode: '3011 AA',
  houseNumber: '14 b',
  gender: 'unsaid',
  salutation: 'ms',
  dateOfBirth: '1989-07-04',
  comments: 'By train',
  standNumber: 'A-12',
  studentNumber: 's1234567',
  roomNumber: '401',
  agentCode: 'AG7',
  customField: 'Social media',
  companyName: 'Vries Architecten',
  newsletter: true,
  secondaryNewsletter: true,
};

/** Two adults in a cart of a page that asks all 25 kinds, a name for each ticket, and agreement to its terms. */
async function aCart() {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, {
    capacity: 10,
    salesFlow: {
      details: { fields, customFieldKind: 'choice', ticketNames: 'required' },
      termsRequired: true,
    },
  });
  const say = (field: string, text: string) =>
    database.owner.query(
      `insert into content (client_id, owner, owner_id, language, field, text) values ($1, 'channel', $2, 'en', $3, $4)
       on conflict (client_id, owner, owner_id, language, field) do update set text = excluded.text`,
      [client.clientId, page.channelId, field, text],
    );
  await say('detailsCustomChoices', 'A friend\nSocial media');
  await say('termsText', '<p>Be kind.</p><script>alert(1)</script>');
  const { timeslotId, ticketTypeId } = page;
  const wish = { language: 'en', timeslotId, lines: [{ ticketTypeId, quantity: 2 }] };
  const address = { client: client.subdomain, channel: page.url };
  const { secret } = await takeCart(app, address, wish, randomUUID());
  const typed = { ...sanne, ticketNames: { [ticketTypeId]: ['Sanne de Vries', 'Bo Jansen'] } };
  const terms = async () => {
    const { channel } = await showSalesPage(app, address, 'en');
    return { html: channel.texts.termsText, hash: channel.asks.termsHash };
  };
  return { client, secret, typed, ticketTypeId, terms, say };
}

async function aPaidOrder() {
  const cart = await aCart();
  await saveDetails(app, cart.secret, cart.typed);
  const { hash: termsHash } = await cart.terms();
  await checkOut(app, cart.secret, { method: 'test', termsHash });
  const { clientId } = cart.client;
  const { rows } = await database.owner.query(
    `select order_id as "orderId", reference, amount_minor::int as "amountMinor", currency from payment
     where client_id = $1`,
    [clientId],
  );
  const [{ orderId, ...payment }] = rows;
  await settlePayment(app, clientId, { ...payment, provider: 'test', event: 'paid', outcome: 'paid' });
  const read = () =>
    inClient(app.db, clientId, async (scope) => {
      const { personKeyId } = await getOrder(scope, orderId);
      const trace = {
        orderIds: [orderId],
        keyIds: [personKeyId ?? ''],
        waitingKeyIds: [],
        emails: [],
        names: [],
        strings: [],
      };
      return orderPersonData.read(app, scope, trace);
    });
  return { ...cart, clientId, orderId, read };
}

test('a page that asks all 25 kinds refuses what is missing, and keeps what is given', async () => {
  const { secret, typed, ticketTypeId } = await aCart();
  const missing = await refusalsOf(saveDetails(app, secret, { email: typed.email }));
  expect(missing).toContain('dateOfBirth: detail-required');
  expect(missing).toContain(`ticketNames.${ticketTypeId}.1: ticket-name-required`);
  expect(missing).toHaveLength(fields.filter(({ isRequired }) => isRequired).length - 1 + 2);
  expect(await refusalsOf(saveDetails(app, secret, { ...typed, phone: '+31 6 12' }))).toEqual([
    'phone: phone-invalid',
  ]);
  const { details } = await saveDetails(app, secret, typed);
  expect(details).toMatchObject({ lastName: 'de Vries', further: { city: 'Rotterdam', newsletter: true } });
  expect((await getCart(app, secret)).details).toEqual(details);
});

test('an order has all of it: the database reads none of it, the person does, and after an erasure it is gone', async () => {
  const { clientId, orderId, read } = await aPaidOrder();
  const { rows } = await database.owner.query('select * from orders where id = $1', [orderId]);
  expect(rows[0]).toMatchObject({
    buyer_last_name: 'de Vries',
    opt_ins: ['newsletter', 'secondary-newsletter'],
  });
  const { rows: tickets } = await database.owner.query('select * from ticket where order_id = $1', [orderId]);
  const stored = JSON.stringify([rows, tickets].flat(), (_, value) => {
    return value?.type === 'Buffer' ? Buffer.from(value.data).toString() : value;
  });
  expect(stored).not.toMatch(/Rotterdam|1989|Bo Jansen/);

  const data = await read();
  expect(data.orders).toMatchObject([
    { city: 'Rotterdam', dateOfBirth: '1989-07-04', optIns: 'newsletter, secondary-newsletter' },
  ]);
  expect(data.tickets).toMatchObject([{ visitorName: 'Sanne de Vries' }, { visitorName: 'Bo Jansen' }]);

  await inClient(app.db, clientId, async (scope) => {
    const trace = { orderIds: [orderId], keyIds: [], waitingKeyIds: [], emails: [], names: [], strings: [] };
    await orderPersonData.erase?.(app, scope, trace);
  });
  const { rows: after } = await database.owner.query(
    `select o.details, o.opt_ins, t.visitor_name, l.ticket_names from orders o join ticket t on t.order_id = o.id
     join order_line l on l.order_id = o.id where o.id = $1`,
    [orderId],
  );
  expect(after[0]).toEqual({ details: null, opt_ins: [], visitor_name: null, ticket_names: null });
});

test('what a buyer wants to be sent goes out once the order is paid', async () => {
  const { clientId, orderId } = await aPaidOrder();
  const { rows } = await database.owner.query(
    `select payload from outbox where client_id = $1 and type = 'buyer-opted-in'`,
    [clientId],
  );
  expect(rows).toEqual([{ payload: { orderId, optIns: ['newsletter', 'secondary-newsletter'] } }]);
});

test('nothing is ordered before the terms are agreed to, as they are now; the order keeps which and when', async () => {
  const { secret, typed, terms, say } = await aCart();
  await saveDetails(app, secret, typed);
  const { html, hash: termsHash } = await terms();
  expect(html).toBe('<p>Be kind.</p>');
  expect(await refusalsOf(checkOut(app, secret, { method: 'test' }))).toEqual(['terms: terms-not-agreed']);
  await say('termsText', '<p>Be very kind.</p>');
  expect(await refusalsOf(checkOut(app, secret, { method: 'test', termsHash }))).toEqual([
    'terms: terms-changed',
  ]);
  const newer = (await terms()).hash;
  await checkOut(app, secret, { method: 'test', termsHash: newer });
  const { rows } = await database.owner.query(
    'select terms_hash, terms_agreed_at is not null as agreed from orders where terms_hash = $1',
    [newer],
  );
  expect(rows).toEqual([{ terms_hash: newer, agreed: true }]);
});

test('an invoice that is wanted is kept until the order is paid, in the words of the visitor', async () => {
  const { client, secret, typed, terms } = await aCart();
  await database.owner.query(`update client set payment_environment = 'live' where id = $1`, [
    client.clientId,
  ]);
  await saveDetails(app, secret, { ...typed, invoice: true, vatNumber: 'NL123456782B12' });
  const { hash: termsHash } = await terms();
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [
    client.clientId,
  ]);
  await refusalsOf(checkOut(app, secret, { method: 'test', termsHash }));
  await checkOut(app, secret, { method: 'free', termsHash });
  const { rows } = await database.owner.query(
    'select billing, person_key_id as key from invoice_request where client_id = $1',
    [client.clientId],
  );
  const billing = await inClient(app.db, client.clientId, async (scope) => {
    const keys = await findPersonKeys(scope, app.secrets, [rows[0].key]);
    return keys.get(rows[0].key)?.decrypt(rows[0].billing);
  });
  expect(billing).toMatchObject({
    company: 'Vries Architecten',
    name: 'Sanne de Vries',
    address: 'Kade 14 b',
    postalCode: '3011 AA',
    town: 'Rotterdam',
    country: 'NL',
    vatNumber: 'NL123456782B12',
    reference: 'PO-2026/14',
    email: 'sanne@example.com',
  });
});

test('a name is on its ticket for the visitor, who changes it until the visit; a moved ticket hands it on', async () => {
  const { secret, clientId } = await aPaidOrder();
  const { orderSecret } = await getCart(app, secret);
  const mine = () => showOrder(app, orderSecret ?? '');
  const before = await mine();
  expect(before.tickets).toMatchObject([
    { visitorName: 'Sanne de Vries', isNameable: true },
    { visitorName: 'Bo Jansen', isNameable: true },
  ]);
  const [first, second] = before.tickets.map(({ id }) => id);
  const rename = (name: string, ticketId = second) =>
    nameByVisitor(app, orderSecret ?? '', { names: [{ ticketId, name }] });
  expect(await refusalsOf(rename(' '))).toEqual(['names.0: ticket-name-required']);
  await rename('Kim Jansen');
  expect((await mine()).tickets.map(({ visitorName }) => visitorName)).toEqual([
    'Sanne de Vries',
    'Kim Jansen',
  ]);

  await inClient(app.db, clientId, async (scope) =>
    replaceTickets(scope, [{ id: second ?? '', code: '1234567812345670' }], 'same', app.clock()),
  );
  expect((await mine()).tickets.map(({ visitorName }) => visitorName).sort()).toEqual([
    'Kim Jansen',
    'Sanne de Vries',
  ]);
  await database.owner.query('update ticket set used_at = now() where id = $1', [first]);
  expect(await refusalsOf(rename('Other', first))).toEqual(['main: ticket-scanned']);
});

test('staff change names with an entry in the audit log, whose names only the key of the order opens', async () => {
  const { client, orderId } = await aPaidOrder();
  const manager = await signedInAs(app, client);
  const { rows } = await database.owner.query('select id from ticket where order_id = $1 order by id', [
    orderId,
  ]);
  const named = (seen: string) => [{ ticketId: rows[0].id, name: 'Robin', seen }];
  expect(await refusalsOf(nameTicketsByStaff(manager, { orderId, names: named('Kim') }))).toEqual([
    'main: changed-meanwhile',
  ]);
  const names = named('Sanne de Vries');
  await nameTicketsByStaff(manager, { orderId, names });
  const { rows: entries } = await database.owner.query(
    `select to_jsonb(e)::text as entry from audit_entry e where action = 'name-tickets' and entity_id = $1`,
    [orderId],
  );
  expect(entries).toHaveLength(1);
  expect(entries[0].entry).not.toContain('Robin');
  expect(
    await refusalsOf(
      nameTicketsByStaff(manager, { orderId, names: [{ ticketId: orderId, name: 'X', seen: '' }] }),
    ),
  ).toEqual(['main: ticket-not-in-order']);
});
