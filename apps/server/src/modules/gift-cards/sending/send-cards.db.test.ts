import { randomUUID } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { beforeEach, expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { openAttachment } from '../../../platform/mail/attachment-source.ts';
import { mailContent } from '../../../platform/mail/mail-content.ts';
import { keyOfOrder, listTickets, lockOrder } from '../../orders/index.ts';
import { blockGiftCard } from '../block-gift-card.ts';
import { findPayingCard } from '../find-paying-card.ts';
import { codeOfCard } from '../gift-card-code.ts';
import { cardOfLink, linkToGiftCardPdf } from '../gift-card-pdf/staff-pdf.ts';
import { giftCardPersonData } from '../gift-card-person-data.ts';
import '../gift-cards.module.ts';
import { issueGiftCard } from '../issue-gift-card.ts';
import { makeGiftCard } from '../make-gift-card.ts';
import { showBalance } from '../show-balance.ts';
import { sendAgainToHolder, sendGiftCardAgain } from './send-again.ts';
import { sendDueCard, sendDueCards } from './send-due-cards.ts';
import { requestLostCards, sendLostCard } from './send-lost-cards.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const client = await aClient(app);
const { clientId, subdomain } = client;
const manager = await signedInAs(app, client);
const noor = {
  recipientName: 'Noor',
  recipientEmail: 'noor@example.com',
  fromName: 'Daan',
  message: 'Enjoy it.',
};

const nobody = { emails: [], names: [], strings: [], orderIds: [], keyIds: [], waitingKeyIds: [] };

beforeEach(async () => {
  await owner.query('delete from mail where client_id = $1', [clientId]);
  await owner.query(`delete from outbox where type = 'send-lost-gift-card'`);
});

const aCard = (details: object = noor, language = 'de') =>
  makeGiftCard(manager, { amountMinor: 5000, source: 'paid-elsewhere', language, ...details });

async function mails(of = clientId) {
  const { rows } = await owner.query(
    `select id, person_key_id as "keyId", sealed from mail where client_id = $1 and kind = 'gift-card' order by created_at, id`,
    [of],
  );
  return inClient(app.db, of, (scope) =>
    Promise.all(
      rows.map(async ({ id, keyId, sealed }) => {
        const key = await findPersonKey(scope, app.secrets, keyId);
        return { id, ...mailContent.parse(key?.decrypt(sealed)) };
      }),
    ),
  );
}

const ask = (email: string, at = subdomain) =>
  requestLostCards(app, at, { typed: { email }, ip: randomUUID() });

/** What was asked for is done, as a worker does it; again it is a repeated message. */
async function handleAsked(of = clientId): Promise<void> {
  const { rows } = await owner.query<{ id: string; payload: unknown }>(
    `select id, payload from outbox where client_id = $1 and type = 'send-lost-gift-card'`,
    [of],
  );
  for (const { id, payload } of rows) await sendLostCard(app, { id, clientId: of, payload } as never);
}

const postpone = (id: string, at: string) =>
  owner.query('update gift_card set send_at = $2 where id = $1', [id, at]);

test('a card is mailed on its day, once, in its language: with its PDF and the link to its balance', async () => {
  const { id } = await aCard();
  await postpone(id, '2026-11-21T07:00:00Z');
  await sendDueCards(worker);
  expect(await mails()).toEqual([]);
  clock.advance(24 * 60);
  await Promise.all([sendDueCards(worker), sendDueCards(worker)]);
  await sendDueCards(worker);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const code = codeOfCard(app, clientId, id).replaceAll(/(.{4})(?=.)/g, '$1-');
  expect(mail).toMatchObject({
    to: { address: 'noor@example.com' },
    subject: expect.stringContaining('Eine Geschenkkarte über 50,00'),
    text: expect.stringContaining(`/shop/order/${subdomain}/gift?language=de#${code}`),
  });
  for (const said of ['Noor', 'Daan', 'Enjoy it.', code]) expect(mail?.text).toContain(said);
  const [file] = mail?.attachments ?? [];
  if (!file) throw new Error('no PDF');
  const pdf = await openAttachment(app, clientId, file);
  expect(pdf.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).toContain('/MarkInfo');
});

test('what ends between the mail and the note that it was sent has sent nothing, and sends it once after that', async () => {
  const { id } = await aCard();
  const dying = inClient(app.db, clientId, async (scope) => {
    await sendDueCard(app, scope, id);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  await sendDueCards(worker);
  await sendDueCards(worker);
  expect((await mails()).map((mail) => mail.id)).toEqual([id]);
});

test('a card that cannot be mailed keeps no other back', async () => {
  const [broken, good] = [await aCard(), await aCard()];
  await owner.query(`update gift_card set details = '\\x00' where id = $1`, [broken.id]);
  await sendDueCards(worker);
  expect((await mails()).map(({ id }) => id)).toEqual([good.id]);
  await owner.query('update gift_card set send_at = null where id = $1', [broken.id]);
});

test('a blocked card waits, one without an address is never sent, and one whose person was erased neither', async () => {
  const [blocked, bare, erased] = [await aCard(), await aCard({ recipientName: 'Noor' }), await aCard()];
  await blockGiftCard(manager, blocked.id, true);
  await owner.query(
    'update person_key set wrapped_key = null, erased_at = now() where id = (select person_key_id from gift_card where id = $1)',
    [erased.id],
  );
  await sendDueCards(worker);
  expect(await mails()).toEqual([]);
  await blockGiftCard(manager, blocked.id, false);
  await sendDueCards(worker);
  expect((await mails()).map(({ id }) => id)).toEqual([blocked.id]);
  expect(await refusalsOf(sendGiftCardAgain(manager, bare.id))).toEqual(['main: gift-card-without-address']);
});

test('staff send a card before its day, which counts for the job, and again; never a blocked one', async () => {
  const { id } = await aCard();
  await postpone(id, '2027-05-01T07:00:00Z');
  await sendGiftCardAgain(manager, id);
  clock.advance(200 * 24 * 60);
  await sendDueCards(worker);
  expect(await mails()).toHaveLength(1);
  await sendGiftCardAgain(manager, id);
  expect(await mails()).toHaveLength(2);
  await blockGiftCard(manager, id, true);
  expect(await refusalsOf(sendGiftCardAgain(manager, id))).toEqual(['main: gift-card-blocked']);
});

test('who has the code gets the PDF again at the address of before; others read the same as for a wrong code', async () => {
  const [sent, unsent] = [await aCard(), await aCard({ recipientName: 'Noor' })];
  await sendDueCards(worker);
  const send = (id: string, ip: string = randomUUID()) =>
    sendAgainToHolder(app, subdomain, { typed: { code: codeOfCard(app, clientId, id) }, ip });
  await send(sent.id);
  expect((await mails()).map(({ to }) => to.address)).toEqual(['noor@example.com', 'noor@example.com']);
  expect(await refusalsOf(send(unsent.id))).toEqual(['code: discount-code-unknown']);
  for (let mail = 0; mail < 9; mail += 1) await send(sent.id);
  const error = await send(sent.id).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  const look = (id: string) =>
    showBalance(app, subdomain, { typed: { code: codeOfCard(app, clientId, id) }, ip: '198.51.100.1' });
  expect(await look(sent.id)).toMatchObject({ isMailed: true, bookPath: null, bannerUrl: null });
  expect(await look(unsent.id)).toMatchObject({ isMailed: false });
});

test('who lost a card has it mailed again to the address that received it, and nothing of one that is not left', async () => {
  const lost = { ...noor, recipientEmail: 'lost@example.com' };
  const [card, blocked, used, later] = [
    await aCard(lost),
    await aCard(lost),
    await aCard(lost),
    await aCard(lost),
  ];
  await postpone(later.id, '2029-01-01T00:00:00Z');
  await sendDueCards(worker);
  await blockGiftCard(manager, blocked.id, true);
  await owner.query('update counter set sold = capacity where owner_id = $1', [used.id]);
  await owner.query('delete from mail where client_id = $1', [clientId]);
  await ask('Lost@Example.com ');
  await handleAsked();
  expect((await mails()).map(({ to, attachments }) => [to.address, attachments?.[0]?.reference])).toEqual([
    ['lost@example.com', card.id],
  ]);
  await handleAsked();
  expect(await mails()).toHaveLength(1);
});

test('its buyer has a card for a friend mailed to the own address', async () => {
  const { clientId: museumId, orderId, inMuseum } = await aPaidOrder(app, owner);
  const { email, reference } = await inMuseum(async (scope) => {
    const order = await lockOrder(scope, orderId);
    const key = await keyOfOrder(app, scope, order);
    const [ticket] = await listTickets(scope, orderId);
    const id = await issueGiftCard(app, scope, {
      ...{ amountMinor: 5000, currency: 'EUR', validUntil: '2029-11-20', isTest: true, source: 'sold' },
      ...{ language: 'en', personKeyId: key.id, byName: '', sendAt: app.clock() },
      sold: { orderId, ticketId: ticket?.id ?? '' },
      recipientEmail: noor.recipientEmail,
      details: key.encrypt(noor),
    });
    await sendDueCard(app, scope, id ?? '');
    return { email: order.buyerEmail, reference: id };
  });
  const { rows } = await owner.query<{ subdomain: string }>('select subdomain from client where id = $1', [
    museumId,
  ]);
  await ask(email, rows[0]?.subdomain);
  await handleAsked(museumId);
  const sent = await mails(museumId);
  expect(sent.map(({ to, attachments }) => [to.address, attachments?.[0]?.reference])).toEqual([
    [noor.recipientEmail, reference],
    [email, reference],
  ]);
});

test('an address without cards gets the same answer, and after ten times none', async () => {
  for (let asked = 0; asked < 10; asked += 1) await ask('nobody@example.com');
  await handleAsked();
  expect(await mails()).toEqual([]);
  const error = await ask('nobody@example.com').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  expect(await refusalsOf(ask('no address'))).toEqual(['email: email-invalid']);
});

test('staff open the PDF by a link that works for a minute; a forged one and one of a reader opens nothing', async () => {
  const { id } = await aCard();
  const path = await linkToGiftCardPdf(manager, id);
  const token = path.slice('/api/gift-card-pdf/'.length);
  expect(cardOfLink(app, token)).toEqual({ clientId, cardId: id });
  expect(() => cardOfLink(app, token.replace(id, randomUUID()))).toThrow('gift-card-not-found');
  clock.advance(2);
  expect(() => cardOfLink(app, token)).toThrow('gift-card-not-found');
  const partner = await signedInAs(app, client, 'voucher partner');
  await expect(linkToGiftCardPdf(partner, id)).rejects.toThrow();
});

test('who got a card of another buyer is erased from the mails of that order, and the buyer is not', async () => {
  const { clientId: museumId, orderId, inMuseum } = await aPaidOrder(app, owner);
  await inMuseum(async (scope) => {
    const order = await lockOrder(scope, orderId);
    const key = await keyOfOrder(app, scope, order);
    const addresses = ['noor@example.com', order.buyerEmail];
    for (const [place, { id: ticketId }] of (await listTickets(scope, orderId)).entries()) {
      const details = { ...noor, recipientEmail: addresses[place] ?? '' };
      const id = await issueGiftCard(app, scope, {
        ...{ amountMinor: 5000, currency: 'EUR', validUntil: '2029-11-20', isTest: true, source: 'sold' },
        ...{ language: 'en', personKeyId: key.id, byName: '', sendAt: app.clock() },
        sold: { orderId, ticketId },
        recipientEmail: details.recipientEmail,
        details: key.encrypt(details),
      });
      await sendDueCard(app, scope, id ?? '');
    }
    await giftCardPersonData.erase?.(app, scope, { ...nobody, emails: ['noor@example.com'] });
  });
  const { rows } = await owner.query(
    `select state, octet_length(sealed) > 0 as "isKept" from mail where client_id = $1 and kind = 'gift-card' order by 2`,
    [museumId],
  );
  expect(rows).toEqual([
    { state: 'deleted', isKept: false },
    { state: 'waiting', isKept: true },
  ]);
});

test('a person is found by the address that cards went to; erased, no mail and no word of them is left, and they pay', async () => {
  const { find, read, erase } = giftCardPersonData;
  const [mine, waiting, other] = [
    await aCard({ ...noor, recipientEmail: 'Erased@example.com' }),
    await aCard({ ...noor, recipientEmail: 'erased@example.com' }),
    await aCard(),
  ];
  await postpone(waiting.id, '2029-01-01T00:00:00Z');
  await sendDueCards(worker);
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const trace = { ...nobody, emails: ['erased@example.com'] };
  expect(await inMuseum((scope) => find(app, scope, trace))).toMatchObject([
    { kind: 'gift-cards', records: 2 },
  ]);
  const { 'gift-cards': told } = await inMuseum((scope) => read(app, scope, trace));
  expect(told).toMatchObject([{ recipientName: 'Noor' }, { message: 'Enjoy it.' }]);
  await inMuseum(async (scope) => erase?.(app, scope, trace));
  expect(await inMuseum((scope) => find(app, scope, trace))).toMatchObject([{ records: 0 }]);
  const { rows } = await owner.query('select details, send_at from gift_card where id = any ($1)', [
    [mine.id, waiting.id],
  ]);
  expect(rows).toEqual(Array(2).fill({ details: null, send_at: null }));
  const paying = (id: string) =>
    inMuseum((scope) => findPayingCard(app, scope, codeOfCard(app, clientId, id)));
  expect(await paying(mine.id)).toMatchObject({ mostMinor: 5000 });
  expect(await refusalsOf(sendGiftCardAgain(manager, mine.id))).toEqual(['main: gift-card-without-address']);
  const typed = { code: codeOfCard(app, clientId, mine.id) };
  expect(await showBalance(app, subdomain, { typed, ip: '198.51.100.2' })).toMatchObject({ isMailed: false });
  const again = sendAgainToHolder(app, subdomain, { typed, ip: '198.51.100.2' });
  expect(await refusalsOf(again)).toEqual(['code: discount-code-unknown']);
  await sendGiftCardAgain(manager, other.id);
});
