import { aMuseumWithInvoices } from '@foyer/testkit/builders/a-museum-with-invoices.ts';
import { harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { openForSending } from '../../platform/mail/mail.repository.ts';
import { makeInvoiceFile } from './invoice-files.ts';
import { listInvoiceRequests, saveInvoiceRequest } from './invoice-request.repository.ts';
import { issueInvoice } from './issue-invoice.ts';
import { issueRequestedInvoices } from './issue-requested-invoices.ts';
import { listInvoicing } from './list-invoicing.ts';
import { mailInvoice } from './mail-invoice.ts';
import { requestInvoice } from './request-invoice.ts';
import { sendInvoice } from './send-invoice.ts';
import { makeVisitorFile } from './visitor-invoices.ts';

const database = await testDatabase();
const clock = testClock('2030-06-01T10:00:00Z');
const { app, worker } = testApp(database, clock);
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

describe('a change of an invoiced order', () => {
  test('is credited for what was cancelled: invoice and credit note are what the ledger says, and again issues nothing', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell(3);
    await museum.scanOne(orderId);
    const invoice = await issueInvoice(museum.staff, orderId, wish);
    const [note] = await museum.cancel(orderId);
    expect(note).toMatchObject({ kind: 'credit-note', number: 'GT2030-00002', creditsId: invoice.id });
    expect(note?.lines).toMatchObject([{ quantity: -2 }]);
    expect(note?.facts.credits).toEqual({ number: 'GT2030-00001', issuedOn: '2030-06-01' });
    const sum = (await museum.documents(orderId)).reduce((total, { totalMinor }) => total + totalMinor, 0);
    expect(sum).toBe(await museum.earned(orderId));
    expect(await museum.cancel(orderId)).toEqual([]);
    const { bytes } = await makeInvoiceFile(app, museum.clientId, note?.id ?? '', 'xml');
    expect(bytes.toString()).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  });

  test('of an order without invoice issues nothing, and an invoice later charges what is left', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell(3);
    await museum.scanOne(orderId);
    expect(await museum.cancel(orderId)).toEqual([]);
    expect(await issueInvoice(museum.staff, orderId, wish)).toMatchObject({
      totalMinor: 1750,
      lines: [{ quantity: 1 }],
    });
  });

  test('a cancelled order is credited whole, and has no further invoice', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell(2);
    await issueInvoice(museum.staff, orderId, wish);
    expect(await museum.cancel(orderId)).toMatchObject([{ totalMinor: -3500 }]);
    expect(await refusalsOf(issueInvoice(museum.staff, orderId, wish))).toEqual([
      'invoice-nothing-to-charge',
    ]);
  });

  test('wrong details of the buyer are corrected by a credit note and a new invoice', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell();
    await issueInvoice(museum.staff, orderId, wish);
    const billing = { ...harbourTours, company: 'Harbour Cruises BV' };
    await issueInvoice(museum.staff, orderId, { billing, corrects: true });
    expect((await museum.documents(orderId)).map(({ kind, totalMinor }) => `${kind} ${totalMinor}`)).toEqual([
      'invoice 3500',
      'credit-note -3500',
      'invoice 3500',
    ]);
    const [invoicing] = await inClient(app.db, museum.clientId, (scope) =>
      listInvoicing(app, scope, [orderId]),
    );
    expect(invoicing?.documents.map(({ buyer }) => buyer?.company)).toEqual([
      'Harbour Tours BV',
      'Harbour Tours BV',
      'Harbour Cruises BV',
    ]);
  });
});

describe('a visitor who asks for an invoice', () => {
  const ask = (
    museum: Awaited<ReturnType<typeof aMuseum>>,
    orderId: string,
    billing: unknown = harbourTours,
  ) => inClient(app.db, museum.clientId, (scope) => requestInvoice(app, scope, orderId, billing));

  test('has it at once where the order is paid, and once only', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell();
    expect(await ask(museum, orderId)).toMatchObject({ ok: true, value: { number: 'GT2030-00001' } });
    expect(await ask(museum, orderId)).toMatchObject({ ok: false, refusals: [{ code: 'invoice-exists' }] });
  });

  test('has it when the order is paid, where it was asked for before', async () => {
    const museum = await aMuseum();
    const orderId = await museum.place();
    expect(await ask(museum, orderId)).toEqual({ ok: true, value: null });
    await issueRequestedInvoices(worker);
    expect(await museum.numbers()).toEqual([]);
    await museum.complete(orderId);
    await issueRequestedInvoices(worker);
    await issueRequestedInvoices(worker);
    expect(await museum.numbers()).toEqual(['GT2030-00001']);
  });

  test('has it although the billing data that others left cannot be read, or fails a rule that came later', async () => {
    const museums = [await aMuseum(), await aMuseum(), await aMuseum()] as const;
    const orderIds = [await museums[0].place(), await museums[1].place(), await museums[2].place()] as const;
    for (const [index, museum] of museums.entries()) {
      await ask(museum, orderIds[index] ?? '');
      await museum.complete(orderIds[index] ?? '');
    }
    await inClient(app.db, museums[0].clientId, async (scope) => {
      const [request] = await listInvoiceRequests(scope, [orderIds[0]]);
      if (request) await saveInvoiceRequest(scope, { ...request, billing: Buffer.from('unreadable') });
    });
    await inClient(app.db, museums[1].clientId, async (scope) => {
      const [request] = await listInvoiceRequests(scope, [orderIds[1]]);
      const key = request && (await findPersonKey(scope, app.secrets, request.personKeyId));
      if (key)
        await saveInvoiceRequest(scope, { ...request, billing: key.encrypt({ ...harbourTours, town: '' }) });
    });
    await issueRequestedInvoices(worker);
    expect(await museums[2].numbers()).toEqual(['GT2030-00001']);
    const { rows } = await database.owner.query(
      'select order_id, refusal from invoice_request where order_id = any ($1) order by refusal nulls first',
      [orderIds],
    );
    expect(rows).toEqual([
      { order_id: orderIds[0], refusal: null },
      { order_id: orderIds[1], refusal: 'billing-town-required' },
    ]);
  });

  test('reads the files of the own order, and those of no other', async () => {
    const museum = await aMuseum();
    const [orderId, other] = [await museum.sell(), await museum.sell()];
    const asked = await ask(museum, orderId);
    const id = (asked.ok && asked.value?.id) || '';
    const of = (ofOrder: string) => ({ clientId: museum.clientId, orderId: ofOrder });
    expect((await makeVisitorFile(app, of(orderId), id, 'xml')).filename).toBe('GT2030-00001.xml');
    await expect(makeVisitorFile(app, of(other), id, 'xml')).rejects.toThrow('invoice-not-found');
  });

  test('reads no names of settings where the museum lacks them', async () => {
    const museum = await aMuseum({ saysWhoSells: false });
    expect(await ask(museum, await museum.sell())).toEqual({
      ok: false,
      refusals: [{ code: 'invoice-unavailable' }],
    });
  });
});

describe('the mail of an invoice', () => {
  test('goes to the buyer once, in the language of the order, with both files; staff send it to any address', async () => {
    const museum = await aMuseum();
    const { orderId } = await aPlacedOrder(app, museum.clientId, museum.timeslot, { language: 'de' });
    await museum.complete(orderId);
    const invoice = await issueInvoice(museum.staff, orderId, wish);
    const { rows } = await database.owner.query(
      `select id, payload from outbox where client_id = $1 and type = 'invoice-issued'`,
      [museum.clientId],
    );
    const message = { ...rows[0], clientId: museum.clientId, type: 'invoice-issued', createdAt: '' };
    expect(message.payload).toEqual({ invoiceId: invoice.id, orderId });
    await mailInvoice(worker, message);
    await mailInvoice(worker, message);
    await sendInvoice(museum.staff, invoice.id, 'books@harbour.example');
    const mails = await database.owner.query<{ id: string }>(
      `select id from mail where client_id = $1 and kind = 'invoice' order by created_at`,
      [museum.clientId],
    );
    const opened = await inClient(app.db, museum.clientId, async (scope) => {
      const contents = [];
      for (const { id } of mails.rows) contents.push((await openForSending(app, scope, id))?.content);
      return contents;
    });
    expect(opened.map((mail) => mail?.to.address)).toEqual([
      'planning@harbour.example',
      'books@harbour.example',
    ]);
    expect(opened[0]?.subject).toBe('Rechnung GT2030-00001');
    expect(opened[0]?.attachments.map(({ filename }) => filename)).toEqual([
      'GT2030-00001.pdf',
      'GT2030-00001.xml',
    ]);
    expect(opened[0]?.text).toContain('Rechnung GT2030-00001 zur Bestellung GT-1 ist angehängt');
  });

  test('nothing of the buyer is in the clear, and the invoice outlives the key of the person', async () => {
    const museum = await aMuseum();
    const orderId = await museum.sell();
    const { id } = await issueInvoice(museum.staff, orderId, wish);
    const { rows } = await database.owner.query<{ row: string }>(
      `select i::text as row from invoice i where client_id = $1
       union all select a::text from audit_entry a where client_id = $1
       union all select o::text from outbox o where client_id = $1`,
      [museum.clientId],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { row } of rows) expect(row).not.toMatch(/Harbour|Pier 3|NL000099998B57|PO 7731/);
    await database.owner.query(
      `update person_key set wrapped_key = null where id = (select person_key_id from orders where id = $1)`,
      [orderId],
    );
    expect((await makeInvoiceFile(app, museum.clientId, id, 'xml')).bytes.toString()).toContain(
      'Harbour Tours BV',
    );
    expect(await refusalsOf(sendInvoice(museum.staff, id, 'a@b.example'))).toEqual(['invoice-buyer-erased']);
  });
});
