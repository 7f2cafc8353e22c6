import { randomUUID } from 'node:crypto';
import { orderLimitDefaults } from '@foyer/domain/abuse-limits/order-limit.ts';
import type { SmsProvider } from '@foyer/domain/abuse-limits/sms-providers.ts';
import { verificationDefaults } from '@foyer/domain/abuse-limits/verification.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { startMessageBirdCounterpart } from '@foyer/testkit/providers/messagebird-counterpart.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { clearOldMarks } from '../../abuse-limits/clear-old-marks.ts';
import { sendSmsSubscription } from '../../abuse-limits/sms/send-sms.ts';
import { getOpenedMail, listOpenedMails } from '../../message-queue/open-mail.ts';
import { replaceSecret } from '../../settings/replace-secret.ts';
import { checkOut } from '../checkout/check-out.ts';
import { saveDetails } from './save-details.ts';
import { takeCart } from './take-cart.ts';
import { sendCartCode, tryCartCode } from './verify-phone.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const provider = await startMessageBirdCounterpart('live_key');
afterAll(() => provider.close());
const made = testApp(database, clock);
const env = { ...made.app.env, FOYER_MESSAGEBIRD_URL: provider.url };
const app = { ...made.app, env };
const worker = { ...made.worker, env };

const failed = ['main: sms-verification-failed'];
let numbers = 0;
/** A mobile number that no other test uses. */
function aNumber(): string {
  numbers += 1;
  return `+316${10_000_000 + numbers}`;
}

async function aMuseum({
  smsProvider = 'outbox',
  channel = false,
}: {
  smsProvider?: SmsProvider;
  channel?: boolean;
} = {}) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client, 'management');
  const page = await aSalesPage(database.owner, client.clientId, { capacity: 100 });
  await database.owner.query('update ticket_type set price_minor = 0 where id = $1', [page.ticketTypeId]);
  await aSetting(database.owner, client.clientId, 'order-limit', orderLimitDefaults);
  await aSetting(database.owner, client.clientId, 'verification', {
    ...verificationDefaults,
    smsVerification: !channel,
    smsProvider,
    smsSender: 'Getij',
  });
  if (channel) {
    await database.owner.query(`update channel set sales_flow = '{"smsVerification": true}' where id = $1`, [
      page.channelId,
    ]);
  }
  const wish = {
    language: 'nl',
    timeslotId: page.timeslotId,
    lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
  };
  return {
    ...client,
    manager,
    aCart: async (phone: string | null) => {
      const { secret } = await takeCart(
        app,
        { client: client.subdomain, channel: page.url },
        wish,
        randomUUID(),
      );
      await saveDetails(app, secret, {
        firstName: 'Anna',
        lastName: 'Visser',
        email: 'anna@example.org',
        phone,
      });
      return secret;
    },
    /** The text that lies in the outbox, the newest first, as staff with Extra read it. */
    readSms: async () => {
      const filter = { state: null, kind: 'sms-code', search: '' } as const;
      const [mail] = await listOpenedMails(manager, filter, { limit: 1, inverted: false });
      const opened = await getOpenedMail(manager, mail?.id ?? '');
      return { ...opened, text: (await opened.content?.body?.text()) ?? '' };
    },
    send: async () => {
      const { rows } = await database.owner.query(
        `delete from outbox where client_id = $1 and type = 'send-sms' returning id, type, payload`,
        [client.clientId],
      );
      for (const row of rows)
        await sendSmsSubscription.handle(worker, { ...row, clientId: client.clientId, createdAt: '' });
      return rows.length;
    },
  };
}

const codeIn = (text: string) => /\b\d{5}\b/.exec(text)?.[0] ?? '';
const wrongOf = (code: string) => (code === '00000' ? '00001' : '00000');
const payment = { method: 'test' };

describe('a code by SMS', () => {
  test('is in the outbox, and an order needs it', async () => {
    const { aCart, readSms } = await aMuseum();
    const secret = await aCart(aNumber());
    expect(await refusalsOf(checkOut(app, secret, payment))).toEqual(failed);
    const sent = await sendCartCode(app, secret, '192.0.2.1');
    expect(sent).toMatchObject({ isVerified: false, to: expect.stringMatching(/^\+31 •••• \d\d$/) });
    const { text, state } = await readSms();
    expect([state, text]).toEqual([
      'kept',
      expect.stringMatching(/^Uw code voor .+ is \d{5}\. De code is 10 minuten geldig\.$/),
    ]);
    await tryCartCode(app, secret, codeIn(text));
    expect((await sendCartCode(app, secret, '192.0.2.1')).isVerified).toBe(true);
    expect((await checkOut(app, secret, payment)).redirectUrl).toContain('/shop/order/');
  });

  test('a channel asks for it by itself', async () => {
    const { aCart } = await aMuseum({ channel: true });
    expect(await refusalsOf(checkOut(app, await aCart(aNumber()), payment))).toEqual(failed);
  });

  test('belongs to the number that was verified', async () => {
    const { aCart, readSms } = await aMuseum();
    const secret = await aCart(aNumber());
    await sendCartCode(app, secret, null);
    await tryCartCode(app, secret, codeIn((await readSms()).text));
    await saveDetails(app, secret, {
      firstName: 'Anna',
      lastName: 'Visser',
      email: 'anna@example.org',
      phone: aNumber(),
    });
    expect(await refusalsOf(checkOut(app, secret, payment))).toEqual(failed);
  });

  test.each([null, '123456', '+31 20 000', '+999 1234567'])('%s is no number', async (phone) => {
    const { clientId, aCart } = await aMuseum();
    // What cannot be a number at all is refused with the details already.
    const refused = await aCart(phone).then(
      (secret) => refusalsOf(sendCartCode(app, secret, null)),
      (error: unknown) => refusalsOf(Promise.reject(error)),
    );
    expect(refused).toEqual(['phone: phone-invalid']);
    const { rowCount } = await database.owner.query('select from sms_code where client_id = $1', [clientId]);
    expect(rowCount).toBe(0);
  });

  test('five wrong tries end it, also when a hundred come at once, and the right one comes too late', async () => {
    const { aCart, readSms } = await aMuseum();
    const secret = await aCart(aNumber());
    await sendCartCode(app, secret, null);
    const code = codeIn((await readSms()).text);
    const ends = await Promise.all(
      Array.from({ length: 100 }, () => refusalsOf(tryCartCode(app, secret, wrongOf(code)))),
    );
    expect(ends.filter(([one]) => one === 'code: sms-code-wrong')).toHaveLength(4);
    expect(ends.filter(([one]) => one === failed[0])).toHaveLength(96);
    expect(await refusalsOf(tryCartCode(app, secret, code))).toEqual(failed);
    expect(await refusalsOf(checkOut(app, secret, payment))).toEqual(failed);
  });

  test('is valid for ten minutes, and only the last one', async () => {
    const { aCart, readSms } = await aMuseum();
    const secret = await aCart(aNumber());
    await sendCartCode(app, secret, null);
    const first = codeIn((await readSms()).text);
    clock.advance(9);
    await sendCartCode(app, secret, null);
    const second = codeIn((await readSms()).text);
    if (first !== second)
      expect(await refusalsOf(tryCartCode(app, secret, first))).toEqual(['code: sms-code-wrong']);
    clock.advance(10);
    expect(await refusalsOf(tryCartCode(app, secret, second))).toEqual(failed);
  });

  test('is sent three times to a number, however it is written, and ten times from a network', async () => {
    const { aCart } = await aMuseum();
    const number = aNumber();
    for (const written of [number, number.replace('+31', '0031'), number.replace('+31', '0')]) {
      await sendCartCode(app, await aCart(written), '198.51.100.1');
    }
    expect(await refusalsOf(sendCartCode(app, await aCart(number), '198.51.100.2'))).toEqual([
      'main: sms-too-often',
    ]);
    const secrets = await Promise.all(Array.from({ length: 12 }, () => aCart(aNumber())));
    const ends = await Promise.allSettled(secrets.map((secret) => sendCartCode(app, secret, '198.51.100.3')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    clock.advance(61);
    expect((await sendCartCode(app, await aCart(number), '198.51.100.3')).isVerified).toBe(false);
  });

  test('the table tells no number and no code, and forgets both after a day', async () => {
    const { clientId, aCart, readSms } = await aMuseum();
    const number = aNumber();
    await sendCartCode(app, await aCart(number), '198.51.100.9');
    const code = codeIn((await readSms()).text);
    const kept = async () =>
      (await database.owner.query('select * from sms_code where client_id = $1', [clientId])).rows;
    const [row] = await kept();
    const words = Object.values(row).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
    );
    expect(words.join(' ')).not.toContain(number.slice(-8));
    expect(row.code_digest.toString('latin1')).not.toContain(code);
    clock.advance(24 * 60 + 1);
    await clearOldMarks(worker);
    expect(await kept()).toEqual([]);
  });
});

describe('a provider', () => {
  test('gets the message with the sender, by the key that is kept as a secret', async () => {
    const museum = await aMuseum({ smsProvider: 'messagebird' });
    await replaceSecret(museum.manager, 'sms-key', 'live_key');
    const number = aNumber();
    const secret = await museum.aCart(number);
    await sendCartCode(app, secret, null);
    expect(await museum.send()).toBe(1);
    const { state, text, id } = await museum.readSms();
    expect(state).toBe('sent');
    expect(provider.seen.at(-1)).toMatchObject({
      path: '/messages',
      headers: { authorization: 'AccessKey live_key' },
      body: { originator: 'Getij', recipients: [number.slice(1)], body: text, reference: id },
    });
    await tryCartCode(app, secret, codeIn(text));
  });

  test('that fails is asked again, that refuses is not, and without a key the message stays in the outbox', async () => {
    const museum = await aMuseum({ smsProvider: 'messagebird' });
    await sendCartCode(app, await museum.aCart(aNumber()), null);
    await museum.send();
    expect((await museum.readSms()).state).toBe('kept');
    await replaceSecret(museum.manager, 'sms-key', 'live_key');
    await sendCartCode(app, await museum.aCart(aNumber()), null);
    provider.faults.push('failing');
    await expect(museum.send()).rejects.toThrow('answered 500');
    expect((await museum.readSms()).state).toBe('waiting');
    await replaceSecret(museum.manager, 'sms-key', 'wrong');
    await sendCartCode(app, await museum.aCart(aNumber()), null);
    await museum.send();
    expect(await museum.readSms()).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('answered 401'),
    });
  });
});
