import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { makeAppleCertificates, startApplePush } from '@foyer/testkit/providers/apple-counterpart.ts';
import { startGoogleWallet } from '@foyer/testkit/providers/google-wallet-counterpart.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { unzipSync } from 'fflate';
import forge from 'node-forge';
import { afterAll, describe, expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError, RefusedError } from '../../platform/errors.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { cancelVisit } from '../order-changes/cancel-visit.ts';
import { moveVisit } from '../order-changes/move-visit.ts';
import { listTickets, orderSecretOf } from '../orders/index.ts';
import { listPayments, startPayment } from '../payments/index.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { connectApple, connectGoogle, recheckWallet, showWallet } from './accounts/connect-wallet.ts';
import { listWalletAccounts } from './accounts/wallet-account.repository.ts';
import { listOfferedWallets } from './offered-wallets.ts';
import { updatePasses } from './update-passes.ts';
import { walletPassesModule } from './wallet-passes.module.ts';

const database = await testDatabase();
const apple = await startApplePush();
const google = await startGoogleWallet();
const { app: plain } = testApp(database);
const app = {
  ...plain,
  publicUrl: 'https://tickets.getij.example',
  env: {
    ...plain.env,
    FOYER_APPLE_PUSH_URL: apple.url,
    FOYER_GOOGLE_TOKEN_URL: `${google.url}/token`,
    FOYER_GOOGLE_WALLET_URL: google.url,
  },
};
const server = await createHttpServer(app);
await server.register(walletPassesModule.routes?.(app) ?? (async () => {}));
afterAll(() => Promise.all([server.close(), apple.close(), google.close()]));

const certificates = makeAppleCertificates();
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');
const ofApple = (changes: Partial<Record<'certificate' | 'password' | 'intermediate', string>> = {}) => ({
  certificate: base64(certificates.p12),
  password: certificates.password,
  intermediate: base64(certificates.intermediate),
  ...changes,
});
const ofGoogle = { issuerId: google.issuerId, serviceAccountKey: base64(google.keyFile) };

const refusalsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: unknown) =>
      error instanceof RefusedError ? error.refusals.map(({ code, field }) => [code, field]) : [error],
  );

/** Two adults, paid, of a museum with both wallets on. */
async function aPaidOrderWithWallets() {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  for (const account of [
    await connectApple(manager, ofApple(), null),
    await connectGoogle(manager, ofGoogle, null),
  ]) {
    await showWallet(manager, account.platform, true, account.version);
  }
  const timeslot = await aTimeslot(database.owner, clientId, { capacity: 10 });
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const [payment] = await inMuseum((scope) => listPayments(scope, [orderId]));
  if (!payment) throw new Error('no payment');
  const { reference, amountMinor, currency } = payment;
  await settlePayment(app, clientId, {
    provider: 'test',
    reference,
    amountMinor,
    currency,
    event: 'paid',
    outcome: 'paid',
  });
  const tickets = await inMuseum((scope) => listTickets(scope, orderId));
  const headers = { 'x-order-secret': orderSecretOf(app, clientId, orderId) };
  const press = async (platform: string) => {
    const body = { platform, ticketId: tickets[0]?.id };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/shop/orders/mine/wallet',
      headers,
      payload: body,
    });
    return answer.statusCode === 200 ? (answer.json().url as string) : answer.json().errors[0].code;
  };
  const cancelAll = () =>
    inMuseum((scope) =>
      cancelVisit(app, scope, {
        orderId,
        timeslotId: timeslot.timeslotId,
        by: { actor: { kind: 'system' } },
        reason: 'closed',
        money: 'visit-cancelled',
      }),
    );
  /** All its tickets go to the next day. */
  const moveAll = async () => {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date + 1, '15:00', starts_at + interval '25 hours', 'manual'
       from timeslot where id = $1 returning id`,
      [timeslot.timeslotId],
    );
    const to = rows[0]?.id ?? '';
    await database.owner.query(
      `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 10)`,
      [clientId, to],
    );
    const by = { actor: { kind: 'system' as const } };
    const moved = await inMuseum((scope) =>
      moveVisit(app, scope, {
        orderId,
        from: { timeslotId: timeslot.timeslotId },
        to: { timeslotId: to },
        by,
        reason: 'changed',
      }),
    );
    expect(moved).toEqual({ ok: true, value: 2 });
  };
  return { clientId, manager, orderId, tickets, press, cancelAll, moveAll, inMuseum };
}

type Pass = Record<string, Uint8Array>;
const read = (pass: Pass, name: string) => Buffer.from(pass[name] ?? []).toString();
const passIn = (content: Buffer): Pass => unzipSync(new Uint8Array(content));

/** Checks a pass as Apple says that a phone does: every file by the manifest, the manifest by the signature. */
function expectGenuine(pass: Pass, expected: { certificate: string; intermediate: string }) {
  const manifest = JSON.parse(read(pass, 'manifest.json')) as Record<string, string>;
  const files = Object.keys(pass).filter((name) => !['manifest.json', 'signature'].includes(name));
  expect(Object.keys(manifest).sort()).toEqual(files.sort());
  for (const name of files) {
    expect(manifest[name]).toBe(
      createHash('sha1')
        .update(pass[name] ?? new Uint8Array())
        .digest('hex'),
    );
  }
  const der = Buffer.from(pass.signature ?? []).toString('latin1');
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(der)) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const subjects = message.certificates.map((one) => forge.pki.certificateToPem(one));
  expect(subjects.map((pem) => new X509Certificate(pem).fingerprint)).toEqual(
    [expected.intermediate, expected.certificate].map((pem) => new X509Certificate(pem).fingerprint),
  );
  const { authenticatedAttributes, signature } = message.rawCapture;
  const { Class, Type } = forge.asn1;
  const set = forge.asn1.create(Class.UNIVERSAL, Type.SET, true, authenticatedAttributes);
  const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'latin1');
  const verify = createVerify('RSA-SHA1').update(signed);
  expect(verify.verify(expected.certificate, Buffer.from(signature, 'latin1'))).toBe(true);
  const digest = createHash('sha1')
    .update(pass['manifest.json'] ?? new Uint8Array())
    .digest()
    .toString('latin1');
  expect(signed.toString('latin1')).toContain(digest);
}

describe('setting up', () => {
  test('a certificate of Apple with its key is sealed, audited, checked and never read back', async () => {
    const manager = await signedInAs(app, await aClient(app));
    const account = await connectApple(manager, ofApple(), null);
    expect(account).toMatchObject({ identifier: 'pass.example.getij', teamId: '9H4K2L7QWX', isShown: false });
    expect(account.checkLines.map(({ code }) => code)).toEqual(['apple-answers']);
    const { rows } = await database.owner.query(
      `select (select jsonb_agg(t) from wallet_account t)::text || (select jsonb_agg(a) from audit_entry a)::text as all`,
    );
    expect(rows[0].all).not.toContain(certificates.key.slice(40, 80));
    expect(rows[0].all).toContain('connect-wallet');
    expect(Object.keys((await manager.inClient(listWalletAccounts))[0] ?? {})).not.toContain('ciphertext');
  });

  test('a wrong file is refused at its field with the reason, and nothing is kept', async () => {
    const manager = await signedInAs(app, await aClient(app));
    const tryWith = (input: object) => refusalsOf(connectApple(manager, { ...ofApple(), ...input }, null));
    expect(await tryWith({ certificate: '' })).toEqual([['wallet-file-missing', 'certificate']]);
    expect(await tryWith({ certificate: base64('hello') })).toEqual([
      ['wallet-certificate-unreadable', 'certificate'],
    ]);
    expect(await tryWith({ password: 'another' })).toEqual([['wallet-password-wrong', 'password']]);
    expect(await tryWith({ intermediate: '' })).toEqual([['wallet-intermediate-missing', 'intermediate']]);
    const other = makeAppleCertificates();
    expect(await tryWith({ certificate: base64(certificates.certificate + other.key) })).toEqual([
      ['wallet-key-missing', 'certificate'],
    ]);
    expect(await tryWith({ intermediate: base64(other.certificate) })).toEqual([
      ['wallet-intermediate-wrong', 'intermediate'],
    ]);
    const ended = makeAppleCertificates({ endsAt: new Date('2024-01-01') });
    expect(await tryWith({ certificate: base64(ended.p12) })).toEqual([
      ['wallet-certificate-ended', 'certificate'],
    ]);
    const site = makeAppleCertificates({ passTypeId: '' });
    expect(await tryWith({ certificate: base64(site.p12) })).toEqual([
      ['wallet-certificate-not-pass', 'certificate'],
    ]);
    const pem = base64(certificates.certificate + certificates.key + certificates.intermediate);
    expect(await tryWith({ certificate: pem, password: '', intermediate: '' })).toEqual([]);
    expect(await refusalsOf(connectGoogle(manager, { ...ofGoogle, issuerId: 'x' }, null))).toEqual([
      ['wallet-issuer-invalid', 'issuerId'],
    ]);
    expect(
      await refusalsOf(connectGoogle(manager, { ...ofGoogle, serviceAccountKey: base64('{}') }, null)),
    ).toEqual([['wallet-key-file-unreadable', 'serviceAccountKey']]);
    expect((await manager.inClient(listWalletAccounts)).map(({ platform }) => platform)).toEqual(['apple']);
  });

  test('visitors see no button of a wallet that is off, refused or ended; only management may set one up', async () => {
    const client = await aClient(app);
    const manager = await signedInAs(app, client);
    const offered = () => manager.inClient((scope) => listOfferedWallets(scope, app.clock()));
    await expect(
      connectApple(await signedInAs(app, client, 'reception'), ofApple(), null),
    ).rejects.toBeInstanceOf(NotAllowedError);
    const account = await connectApple(manager, ofApple(), null);
    expect(await offered()).toEqual([]);
    await showWallet(manager, 'apple', true, account.version);
    expect(await offered()).toEqual(['apple']);
    expect(await refusalsOf(showWallet(manager, 'apple', false, account.version))).toEqual([
      ['changed-meanwhile', undefined],
    ]);
    apple.refuseWith('BadCertificate');
    expect((await recheckWallet(manager, 'apple')).checkLines[0]).toEqual({
      code: 'apple-refused',
      params: { detail: 'BadCertificate' },
    });
    expect(await offered()).toEqual([]);
    apple.refuseWith(null);
    await recheckWallet(manager, 'apple');
    const inAYear = new Date(app.clock().getTime() + 366 * 86_400_000);
    expect(await manager.inClient((scope) => listOfferedWallets(scope, inAYear))).toEqual([]);
    const stranger = await connectGoogle(manager, { ...ofGoogle, issuerId: '3388000000099999' }, null);
    expect(stranger.checkLines.map(({ code }) => code)).toEqual([
      'key-readable',
      'google-answers',
      'issuer-refused',
    ]);
  });
});

describe('Apple Wallet', () => {
  test('a visitor gets a genuine pass for each ticket, with what is scanned at the gate', async () => {
    const { press, tickets } = await aPaidOrderWithWallets();
    const url = await press('apple');
    const answer = await server.inject({ url });
    expect(answer.headers['content-type']).toBe('application/vnd.apple.pkpasses');
    const passes = Object.values(passIn(answer.rawPayload)).map((one) => passIn(Buffer.from(one)));
    expect(passes).toHaveLength(2);
    for (const pass of passes) expectGenuine(pass, certificates);
    const facts = passes.map((pass) => JSON.parse(read(pass, 'pass.json')));
    expect(facts.map(({ serialNumber }) => serialNumber).sort()).toEqual(tickets.map(({ id }) => id).sort());
    expect(facts[0]).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.getij',
      teamIdentifier: '9H4K2L7QWX',
      voided: false,
      barcodes: [{ format: 'PKBarcodeFormatQR' }],
    });
    expect(facts[0].barcodes[0].message).not.toBe(facts[1].barcodes[0].message);
    expect(Object.keys(passes[0] ?? {})).toEqual(
      expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png']),
    );
    expect((await server.inject({ url: url.replace(/.$/, '!') })).statusCode).toBe(404);
  });

  test('a phone that registered gets a push when the visit is cancelled, and then the pass as void', async () => {
    const { clientId, orderId, press, cancelAll, tickets } = await aPaidOrderWithWallets();
    const made = await server.inject({ url: await press('apple') });
    const [first] = Object.values(passIn(made.rawPayload));
    const { serialNumber: id, authenticationToken: token } = JSON.parse(
      read(passIn(Buffer.from(first ?? [])), 'pass.json'),
    );
    const base = `/api/wallet/apple/${clientId}/v1`;
    const registration = `${base}/devices/phone-1/registrations/pass.example.getij/${id}`;
    const headers = { authorization: `ApplePass ${token}` };
    const register = (sent: { authorization: string }) =>
      server.inject({ method: 'POST', url: registration, headers: sent, payload: { pushToken: 'token-1' } });
    expect((await register({ authorization: 'ApplePass wrong' })).statusCode).toBe(401);
    expect((await register(headers)).statusCode).toBe(201);
    expect((await register(headers)).statusCode).toBe(200);
    const other = tickets.find((ticket) => ticket.id !== id)?.id;
    expect(
      (await server.inject({ url: `${base}/passes/pass.example.getij/${other}`, headers })).statusCode,
    ).toBe(401);
    const changed = `${base}/devices/phone-1/registrations/pass.example.getij`;
    const { lastUpdated } = (await server.inject({ url: changed })).json();
    expect((await server.inject({ url: `${changed}?passesUpdatedSince=${lastUpdated}` })).statusCode).toBe(
      204,
    );

    const before = apple.pushes.length;
    await cancelAll();
    const { rows } = await database.owner.query(
      `select count(*)::int as sent from outbox where type = 'order-tickets-changed' and payload ->> 'orderId' = $1`,
      [orderId],
    );
    expect(rows[0].sent).toBe(1);
    await updatePasses(app, clientId, orderId);
    expect(apple.pushes.slice(before)).toEqual([{ token: 'token-1', topic: 'pass.example.getij' }]);
    const now = (await server.inject({ url: `${changed}?passesUpdatedSince=${lastUpdated}` })).json();
    expect(now.serialNumbers).toEqual([id]);
    const fetched = await server.inject({ url: `${base}/passes/pass.example.getij/${id}`, headers });
    const pass = passIn(fetched.rawPayload);
    expectGenuine(pass, certificates);
    expect(JSON.parse(read(pass, 'pass.json'))).toMatchObject({ serialNumber: id, voided: true });
    const again = { ...headers, 'if-modified-since': String(fetched.headers['last-modified']) };
    expect(
      (await server.inject({ url: `${base}/passes/pass.example.getij/${id}`, headers: again })).statusCode,
    ).toBe(304);

    apple.gone.add('token-1');
    await updatePasses(app, clientId, orderId);
    apple.gone.clear();
    const sent = apple.pushes.length;
    await updatePasses(app, clientId, orderId);
    expect(apple.pushes).toHaveLength(sent);
  });
});

describe('Google Wallet', () => {
  test('a moved visit: the pass that the visitor has shows the new time and the new code', async () => {
    const { clientId, orderId, tickets, press, moveAll } = await aPaidOrderWithWallets();
    await press('google');
    const id = `${google.issuerId}.${tickets[0]?.id}`;
    const said = () => {
      const { barcode, textModulesData } = google.objects.get(id) as {
        barcode: { value: string };
        textModulesData: { id: string; body: string }[];
      };
      return { code: barcode.value, time: textModulesData.find((one) => one.id === 'time')?.body };
    };
    const before = said();
    await moveAll();
    await updatePasses(app, clientId, orderId);
    expect(said().time).toBe('15:00');
    expect(said().code).not.toBe(before.code);
    expect(google.objects.get(id)?.state).toBe('ACTIVE');
  });

  test('a press makes the passes at Google and a signed link that names them; a cancelled visit makes them inactive', async () => {
    const { clientId, orderId, tickets, press, cancelAll } = await aPaidOrderWithWallets();
    const url = await press('google');
    expect(url.length).toBeLessThan(1_800);
    const { payload } = (await google.readLink(url)) as { payload: { genericObjects: { id: string }[] } };
    const ids = tickets.map(({ id }) => `${google.issuerId}.${id}`).sort();
    expect(payload.genericObjects.map(({ id }) => id).sort()).toEqual(ids);
    const stateOf = (id: string) => google.objects.get(id)?.state;
    expect(ids.map(stateOf)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await press('google')).toContain('https://pay.google.com/gp/v/save/');
    await cancelAll();
    await updatePasses(app, clientId, orderId);
    expect(ids.map(stateOf)).toEqual(['INACTIVE', 'INACTIVE']);
  });

  test('while Google does not answer the visitor hears to try later, and nothing was made', async () => {
    const { orderId, press, inMuseum } = await aPaidOrderWithWallets();
    google.faults.push('failing');
    expect(await press('google')).toBe('wallet-not-reached');
    const rows = await inMuseum(({ tx }) =>
      tx.selectFrom('walletPass').select('ticketId').where('orderId', '=', orderId).execute(),
    );
    expect(rows).toEqual([]);
  });
});
