import { randomUUID } from 'node:crypto';
import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumThatMailsCards } from '@foyer/testkit/builders/a-museum-that-mails-cards.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { beforeEach, expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { openAttachment } from '../../../platform/mail/attachment-source.ts';
import { blockGiftCard } from '../block-gift-card.ts';
import { codeOfCard } from '../gift-card-code.ts';
import { cardOfLink, linkToGiftCardPdf } from '../gift-card-pdf/staff-pdf.ts';
import '../gift-cards.module.ts';
import { showBalance } from '../show-balance.ts';
import { sendAgainToHolder, sendGiftCardAgain } from './send-again.ts';
import { sendDueCard, sendDueCards } from './send-due-cards.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2026-11-20T12:00:00Z');
const { app, worker } = testApp(database, clock);
const { client, manager, aCard, postpone, mails } = await aMuseumThatMailsCards(app, owner);
const { clientId, subdomain } = client;

beforeEach(() => owner.query('delete from mail where client_id = $1', [clientId]));

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
  const text = pdf?.toString('latin1') ?? '';
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MarkInfo');
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
