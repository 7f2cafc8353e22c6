import { aMuseumWithInvoices } from '@foyer/testkit/builders/a-museum-with-invoices.ts';
import { aSeller, harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { makeInvoiceFile } from './invoice-files.ts';
import { issueInvoice } from './issue-invoice.ts';
import { sendInvoice } from './send-invoice.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const wish = { billing: harbourTours, corrects: false };
const aMuseum = (how?: { saysWhoSells: boolean }) => aMuseumWithInvoices(app, database.owner, how);

const refusalsOf = async (issued: Promise<unknown>) => {
  const error = await issued.then(
    () => ({ refusals: [] }),
    (thrown) => thrown,
  );
  return (error.refusals ?? [{ code: error.name ?? error.code }]).map(
    ({ code, field }: { code: string; field?: string }) => (field ? `${field}: ${code}` : code),
  );
};

describe('an invoice', () => {
  test('charges what the order costs with its VAT, names seller and buyer, and is on the timeline and in the audit log', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell(4);
    const invoice = await issueInvoice(museum.staff, orderId, wish);
    expect(invoice).toMatchObject({
      number: 'GT2030-00001',
      kind: 'invoice',
      totalMinor: 7000,
      vatMinor: 578,
    });
    expect(invoice.facts).toMatchObject({ orderNumber: 'GT-1', supplyDate: '2030-06-15', paidMinor: 0 });
    expect(invoice.facts.seller).toMatchObject({
      name: 'Getij',
      vatNumber: 'NL004495445B01',
      kvkNumber: '12345678',
    });
    expect(invoice.lines).toMatchObject([
      { ticketTypeName: 'Adult', quantity: 4, netMinor: 6422, vatMinor: 578 },
    ]);
    const { rows } = await database.owner.query(
      `select kind, facts ->> 'number' as number from order_event where order_id = $1 and kind = 'invoice-issued'`,
      [orderId],
    );
    expect(rows).toEqual([{ kind: 'invoice-issued', number: 'GT2030-00001' }]);
    const audited = await database.owner.query('select after from audit_entry where entity_id = $1', [
      invoice.id,
    ]);
    expect(audited.rows).toEqual([{ after: { number: 'GT2030-00001', amountMinor: 7000 } }]);
  });

  test('is refused for what cannot have one, naming the reason, and every setting that is missing', async () => {
    const museum = await aMuseum({ saysWhoSells: false });
    const sold = await museum.sell();
    expect(await refusalsOf(issueInvoice(museum.staff, sold, wish))).toEqual([
      'invoice-needs-address',
      'invoice-needs-postal-code',
      'invoice-needs-vat-number',
      'invoice-needs-kvk-number',
      'invoice-needs-email',
    ]);
    await aSeller(database.owner, museum.clientId);
    expect(await refusalsOf(issueInvoice(museum.staff, await museum.place(), wish))).toEqual([
      'invoice-order-unpaid',
    ]);
    expect(await refusalsOf(issueInvoice(museum.staff, await museum.sell(2, true), wish))).toEqual([
      'invoice-test-order',
    ]);
    const bad = {
      billing: { ...harbourTours, company: '', name: ' ', postalCode: '12', email: 'x' },
      corrects: false,
    };
    expect(await refusalsOf(issueInvoice(museum.staff, sold, bad))).toEqual([
      'email: billing-email-invalid',
      'name: billing-name-required',
      'postalCode: billing-postal-code-invalid',
    ]);
    await issueInvoice(museum.staff, sold, wish);
    expect(await refusalsOf(issueInvoice(museum.staff, sold, wish))).toEqual(['invoice-exists']);
    expect(await museum.numbers()).toEqual(['GT2030-00001']);
  });

  test('needs the right to edit orders, and no client sees that of another one', async () => {
    const museum = await aMuseum();
    const other = await aMuseum();
    const orderId = await museum.sell();
    const reader = {
      ...museum.staff,
      require: () => {
        throw new Error('no right');
      },
    };
    await expect(issueInvoice(reader, orderId, wish)).rejects.toThrow('no right');
    const invoice = await issueInvoice(museum.staff, orderId, wish);
    expect(await refusalsOf(issueInvoice(other.staff, orderId, wish))).toEqual(['Error']);
    expect(await other.documents(orderId)).toEqual([]);
    await expect(makeInvoiceFile(app, other.clientId, invoice.id, 'pdf')).rejects.toThrow(
      'invoice-not-found',
    );
    await expect(sendInvoice(other.staff, invoice.id, 'a@b.example')).rejects.toThrow('invoice-not-found');
  });

  test('is never changed, and none follows a gap', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell();
    const { id } = await issueInvoice(museum.staff, orderId, wish);
    for (const text of [
      'update invoice set total_minor = 0 where id = $1',
      'delete from invoice where id = $1',
      'update invoice set billing = null where id = $1',
    ]) {
      await expect(database.owner.query(text, [id])).rejects.toThrow('an invoice is never changed');
    }
    await database.owner.query('update invoice_counter set last_sequence = 7 where client_id = $1', [
      museum.clientId,
    ]);
    await expect(issueInvoice(museum.staff, await museum.sell(), wish)).rejects.toThrow(
      'follows no other one',
    );
  });

  test('made again is the same file byte by byte: a PDF that holds the e-invoice, in the language of the buyer', async () => {
    const museum = await aMuseum();
    const { id } = await issueInvoice(museum.staff, await museum.sell(), wish);
    const [pdf, again] = [
      await makeInvoiceFile(app, museum.clientId, id, 'pdf'),
      await makeInvoiceFile(app, museum.clientId, id, 'pdf'),
    ];
    expect(pdf.filename).toBe('GT2030-00001.pdf');
    expect(pdf.bytes.equals(again.bytes)).toBe(true);
    expect(pdf.bytes.toString('latin1')).toContain('GT2030-00001.xml');
    const xml = await makeInvoiceFile(app, museum.clientId, id, 'xml');
    expect(xml.bytes.toString()).toContain('<cbc:PayableAmount currencyID="EUR">35.00</cbc:PayableAmount>');
  });
});

describe('numbers', () => {
  test('of fifty invoices at once from two processes are 1 to 50, and one that is rolled back leaves no gap', async () => {
    const museum = await aMuseum();
    const apps = [app, testApp(database, clock).app];
    const orders: string[] = [];
    for (let count = 0; count < 50; count += 1) orders.push(await museum.sell(1));
    await Promise.all(
      orders.map((orderId, index) =>
        inClientOf(museum, apps[index % 2] ?? app, orderId, index % 10 === 9 ? 'roll back first' : 'commit'),
      ),
    );
    const expected = Array.from({ length: 50 }, (_, index) => `GT2030-${String(index + 1).padStart(5, '0')}`);
    expect(await museum.numbers()).toEqual(expected);
  });

  test('begin at 1 in the new year of the client’s clock, whatever the prefix', async () => {
    const newYear = testClock('2031-12-31T22:30:00Z');
    const late = testApp(database, newYear).app;
    const museum = await aMuseum();
    const staff = { ...museum.staff, app: late };
    await issueInvoice(staff, await museum.sell(), wish);
    // Half past midnight in Amsterdam, still the old year in Greenwich.
    newYear.advance(60);
    await issueInvoice(staff, await museum.sell(), wish);
    await database.owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at,
         made_by_name, settled_at)
       values ($1, 'invoices', 1, '{"invoicePrefix": "GETIJ-"}', '{}', '2020-01-01', '2020-01-01', 'test', now())`,
      [museum.clientId],
    );
    await issueInvoice(staff, await museum.sell(), wish);
    expect(await museum.numbers()).toEqual(['GT2031-00001', 'GT2032-00001', 'GETIJ-2032-00002']);
  });
});

/** Issues in another process; some first in a transaction that is rolled back after it took its number. */
async function inClientOf(
  museum: Awaited<ReturnType<typeof aMuseum>>,
  ofProcess: typeof app,
  orderId: string,
  how: 'commit' | 'roll back first',
): Promise<void> {
  const staff = {
    ...museum.staff,
    app: ofProcess,
    inClient: (work: Parameters<typeof museum.staff.inClient>[0]) =>
      inClient(ofProcess.db, museum.clientId, work),
  } as typeof museum.staff;
  if (how === 'roll back first') {
    const failing = {
      ...staff,
      inClient: (work: Parameters<typeof staff.inClient>[0]) =>
        staff.inClient(async (scope) => {
          await work(scope);
          throw new Error('rolled back');
        }),
    } as typeof staff;
    await expect(issueInvoice(failing, orderId, wish)).rejects.toThrow('rolled back');
  }
  await issueInvoice(staff, orderId, wish);
}
