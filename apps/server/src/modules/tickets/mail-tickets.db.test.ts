import { randomUUID } from 'node:crypto';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { verifyTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../platform/app.ts';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { mailContent } from '../../platform/mail/mail-content.ts';
import { sendMailSubscription } from '../../platform/mail/send-mail.ts';
import { completeOrder, listOrderEvents, listTickets, lockOrder } from '../orders/index.ts';
import { showOrder } from '../storefront/checkout/show-order.ts';
import { mailRefund } from './mail-refund.ts';
import { mailTickets } from './mail-tickets.ts';
import './tickets.module.ts';
import { renderOrderTickets } from './render-order-tickets.ts';
import { renderVisitCalendar } from './render-visit-calendar.ts';
import { listTicketPublicKeys } from './ticket-key.repository.ts';
import { getTicketSigner } from './ticket-signer.ts';

const database = await testDatabase();
const { app, worker } = testApp(database);

const received: { to: string[]; text: string }[] = [];
let refuses = false;
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  closeTimeout: 100,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refuses) return done(Object.assign(new Error('this looks like spam'), { responseCode: 554 }));
      const to = session.envelope.rcptTo.map((one) => one.address);
      received.push({ to, text: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
let withSmtp: App = worker;
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  withSmtp = { ...worker, env: { ...worker.env, SMTP_URL: `smtp://127.0.0.1:${port}` } };
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

async function aSoldOrder(language: ContentLanguage = 'nl') {
  const { clientId } = await aClient(app);
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId, secret } = await aPlacedOrder(app, clientId, timeslot, { language, quantity: 2 });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  const message = {
    id: randomUUID(),
    clientId,
    type: 'order-completed',
    payload: { orderId },
    createdAt: '',
  };
  const mails = async () => {
    const found = await database.owner.query<{
      id: string;
      state: string;
      attempts: number;
      error: string | null;
    }>('select id, state, attempts, error from mail where client_id = $1 order by created_at', [clientId]);
    return found.rows;
  };
  const send = async (by: App) => {
    const [mail] = await mails();
    const command = { ...message, type: 'send-mail', payload: { mailId: mail?.id ?? '' } };
    await sendMailSubscription.handle(by, command);
  };
  const content = () =>
    inClient(app.db, clientId, async (scope) => {
      const [mail] = (
        await database.owner.query('select sealed, person_key_id as key from mail where client_id = $1', [
          clientId,
        ])
      ).rows;
      const key = await findPersonKey(scope, app.secrets, mail.key);
      return mailContent.parse(key?.decrypt(mail.sealed));
    });
  return { clientId, orderId, secret, message, mails, content, send };
}

describe('the order confirmation', () => {
  test('comes by SMTP in the buyer’s language, as HTML and text, with PDF and calendar entry', async () => {
    const sold = await aSoldOrder();
    await mailTickets(worker, sold.message);
    await sold.send(withSmtp);
    const mail = received.at(-1);
    expect(mail?.to).toEqual(['anna.visser@example.com']);
    expect(mail?.text).toContain('Subject: Uw tickets voor Salt & Light');
    for (const part of ['text/plain', 'text/html', 'application/pdf', 'text/calendar', 'etickets-GT-1.pdf']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain('JVBERi0xLj');
    expect(mail?.text).toContain('Auto-Submitted: auto-generated');
    expect(await sold.mails()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  test('is a receipt with prices, VAT, logo and the museum’s address, and answers go to its support', async () => {
    const sold = await aSoldOrder('en');
    await database.owner.query(
      `update client set address = 'Havenkade 1', postal_code = '4001 AB', town = 'Havenstad', email = 'info@getij.example',
         phone = '+31 223 555 014', logo_url = '/images/1/2' where id = $1`,
      [sold.clientId],
    );
    await mailTickets(worker, sold.message);
    const { text, html, replyTo } = await sold.content();
    for (const part of [
      '2 × Adult: €35.00',
      'Total, of which VAT €2.89: €35.00',
      'Order GT-1',
      'Write to info@getij.example',
      'Havenkade 1, 4001 AB Havenstad',
      '+31 223 555 014',
    ])
      expect(text).toContain(part);
    expect(html).toContain('src="http://foyer.test/images/1/2"');
    expect(replyTo?.address).toBe('info@getij.example');
    const { secret } = sold;
    expect((await showOrder(app, secret)).isMailSent).toBe(false);
    await sold.send(withSmtp);
    expect(received.at(-1)?.text).toContain('Reply-To:');
    expect((await showOrder(app, secret)).isMailSent).toBe(true);
  });

  test('sent again after one of two tickets was cancelled, names the one that is left', async () => {
    const sold = await aSoldOrder('en');
    await database.owner.query(
      `update ticket set state = 'cancelled', cancelled_at = now()
       where id = (select id from ticket where order_id = $1 limit 1)`,
      [sold.orderId],
    );
    await mailTickets(worker, sold.message);
    await sold.send(withSmtp);
    const text = received.at(-1)?.text ?? '';
    expect(text).toContain('1 =C3=97 Adult');
    expect(text).not.toContain('2 =C3=97 Adult');
  });

  test.each([
    ['one ticket is', 1, ['eticket-GT-1-1.pdf', 'visit.ics']],
    ['all tickets are', 2, []],
  ])('that waits while %s cancelled goes without the file of each that is gone', async (_, count, files) => {
    const sold = await aSoldOrder('en');
    await aSetting(database.owner, sold.clientId, 'e-ticket', { pdfVersion: '2', isOneFile: false });
    await mailTickets(worker, sold.message);
    await database.owner.query(
      `update ticket set state = 'cancelled', cancelled_at = now()
       where id in (select id from ticket where order_id = $1 order by id desc limit $2)`,
      [sold.orderId, count],
    );
    await sold.send(withSmtp);
    expect(await sold.mails()).toMatchObject([{ state: 'sent' }]);
    const text = received.at(-1)?.text ?? '';
    expect([...new Set(text.match(/(?<=filename=)\S+/g))]).toEqual(files);
  });

  test('is one mail, however often the message is delivered, and is on the timeline once', async () => {
    const sold = await aSoldOrder();
    await mailTickets(worker, sold.message);
    await mailTickets(worker, sold.message);
    expect(await sold.mails()).toHaveLength(1);
    const events = await inClient(app.db, sold.clientId, (scope) => listOrderEvents(scope, sold.orderId));
    expect(events.filter((event) => event.kind === 'mail-written')).toHaveLength(1);
    const before = received.length;
    await sold.send(withSmtp);
    await sold.send(withSmtp);
    expect(received.length - before).toBe(1);
  });

  test('stays in the outbox where no mail server is set up, and goes out once there is one', async () => {
    const sold = await aSoldOrder();
    await mailTickets(worker, sold.message);
    await sold.send(worker);
    expect(await sold.mails()).toMatchObject([{ state: 'kept' }]);
    await sold.send(withSmtp);
    expect(await sold.mails()).toMatchObject([{ state: 'sent' }]);
  });

  test('waits with its reason while the mail server refuses it, and fails after the ninth try', async () => {
    const sold = await aSoldOrder();
    await mailTickets(worker, sold.message);
    refuses = true;
    await expect(sold.send(withSmtp)).rejects.toThrow('this looks like spam');
    expect(await sold.mails()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    for (let attempt = 2; attempt <= 9; attempt += 1) await sold.send(withSmtp).catch(() => {});
    refuses = false;
    expect(await sold.mails()).toMatchObject([
      { state: 'failed', attempts: 9, error: expect.stringContaining('this looks like spam') },
    ]);
  });

  test('holds nothing personal in the clear, and cannot be read once the person is erased', async () => {
    const sold = await aSoldOrder();
    await mailTickets(worker, sold.message);
    const rows = await database.owner.query<{ sealed: Buffer; person_key_id: string }>(
      'select sealed, person_key_id from mail where client_id = $1',
      [sold.clientId],
    );
    const [row] = rows.rows;
    if (!row) throw new Error('no mail');
    expect(row.sealed.toString('latin1')).not.toMatch(/visser|anna/i);
    const open = () =>
      inClient(app.db, sold.clientId, async (scope) => {
        const key = await findPersonKey(scope, app.secrets, row.person_key_id);
        return key && mailContent.parse(key.decrypt(row.sealed));
      });
    expect((await open())?.text).toContain('Tot zaterdag 15 juni, Anna');
    await database.owner.query('update person_key set wrapped_key = null where id = $1', [row.person_key_id]);
    expect(await open()).toBeUndefined();
    await sold.send(withSmtp);
    expect(await sold.mails()).toMatchObject([{ state: 'waiting' }]);
  });
});

test('a visitor without a place any more reads the refund, its reason and the order', async () => {
  const sold = await aSoldOrder('en');
  const payload = { orderId: sold.orderId, amountMinor: 3500, reason: 'places-gone' };
  await mailRefund(worker, { ...sold.message, type: 'refund-requested', payload });
  await sold.send(withSmtp);
  expect(received.at(-1)?.text).toMatch(/Subject: =\?UTF-8\?|Subject: Refund of/);
  expect(received.at(-1)?.text).toContain('since been sold');
  expect(received.at(-1)?.text).toContain('Order GT-1');
});

describe('what a visitor takes along', () => {
  test('every code of an order verifies with the client’s public keys and with no other client’s', async () => {
    const [sold, other] = [await aSoldOrder(), await aSoldOrder()];
    const codes = await inClient(app.db, sold.clientId, async (scope) => {
      const signer = await getTicketSigner(app, scope);
      return (await listTickets(scope, sold.orderId)).map((ticket) => signer.codeOf(ticket));
    });
    await inClient(app.db, other.clientId, (scope) => getTicketSigner(app, scope));
    const keysOf = async (clientId: string) => {
      const keys = await inClient(app.db, clientId, listTicketPublicKeys);
      return new Map(keys.map((key) => [key.keyNumber, new Uint8Array(key.publicKey)]));
    };
    for (const code of codes) {
      expect(await verifyTicketCode(code, await keysOf(sold.clientId))).toMatchObject({
        visitDate: '2030-06-15',
        isTest: false,
      });
      expect(await verifyTicketCode(code, await keysOf(other.clientId))).toBeNull();
    }
  });

  test('two processes that sign a first ticket at once end with one key', async () => {
    const { clientId } = await aClient(app);
    const sign = () =>
      inClient(app.db, clientId, async (scope) =>
        (await getTicketSigner(app, scope)).codeOf({ code: '0'.repeat(16), visitDate: null, test: false }),
      );
    const codes = await Promise.all([sign(), sign(), sign()]);
    expect(new Set(codes).size).toBe(1);
  });

  test('a PDF with a page a ticket and a calendar entry with the local time', async () => {
    const sold = await aSoldOrder();
    const { filename, pdf } = await renderOrderTickets(app, sold.clientId, sold.orderId);
    expect([filename, pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length]).toEqual([
      'etickets-GT-1.pdf',
      2,
    ]);
    const calendar = await renderVisitCalendar(app, sold.clientId, sold.orderId);
    expect(calendar).toContain('DTSTART:20300615T120000Z');
    expect(calendar).toContain('SUMMARY:Salt & Light\\, Getij');
  });

  test('nothing before the order is paid', async () => {
    const { clientId } = await aClient(app);
    const { orderId } = await aPlacedOrder(app, clientId, await aTimeslot(database.owner, clientId));
    await expect(renderOrderTickets(app, clientId, orderId)).rejects.toThrow('order-not-found');
    await expect(renderVisitCalendar(app, clientId, orderId)).rejects.toThrow('order-not-found');
  });
});
