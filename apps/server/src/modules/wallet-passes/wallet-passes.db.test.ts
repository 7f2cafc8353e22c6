import { createHash, createVerify, X509Certificate } from 'node:crypto';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithWallets } from '@foyer/testkit/providers/a-foyer-with-wallets.ts';
import { unzipSync } from 'fflate';
import forge from 'node-forge';
import { afterAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '../../platform/http/server.ts';
import { moveVisit } from '../order-changes/move-visit.ts';
import { listTickets, orderSecretOf } from '../orders/index.ts';
import { connectApple, connectGoogle, showWallet } from './accounts/connect-wallet.ts';
import { listPushTokens, upsertDevice } from './apple/wallet-device.repository.ts';
import { googleObjectOf } from './google/google-object.ts';
import { findPassFacts } from './pass-facts.ts';
import { updatePasses } from './update-passes.ts';
import { walletPassesModule } from './wallet-passes.module.ts';

const database = await testDatabase();
const { app, apple, google, certificates, ofApple, ofGoogle, close } = await aFoyerWithWallets(database);
const server = await createHttpServer(app);
await server.register(walletPassesModule.routes?.(app) ?? (async () => {}));
afterAll(() => Promise.all([server.close(), close()]));

/** Two adults, paid, of a museum with both wallets on. */
async function aPaidOrderWithWallets() {
  const { clientId, orderId, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  const accounts = [await connectApple(staff, ofApple, null), await connectGoogle(staff, ofGoogle, null)];
  for (const { platform, version } of accounts) await showWallet(staff, platform, true, version);
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
  /** All its tickets go to the next day. */
  const moveAll = async () => {
    const from = tickets[0]?.timeslotId ?? '';
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date + 1, '15:00', starts_at + interval '25 hours', 'manual'
       from timeslot where id = $1 returning id`,
      [from],
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
        from: { timeslotId: from },
        to: { timeslotId: to },
        by,
        reason: 'changed',
      }),
    );
    expect(moved).toEqual({ ok: true, value: 2 });
  };
  return { clientId, orderId, tickets, press, cancelAll, moveAll, inMuseum };
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

  test('where the museum chose bars, its passes have bars of the number that the paper has', async () => {
    const { clientId, orderId, press, tickets, inMuseum } = await aPaidOrderWithWallets();
    await database.owner.query(`update client set code_type = '1d' where id = $1`, [clientId]);
    const made = await server.inject({ url: await press('apple') });
    const passes = Object.values(passIn(made.rawPayload)).map((one) => passIn(Buffer.from(one)));
    const codes = passes.map((pass) => JSON.parse(read(pass, 'pass.json')).barcodes[0]);
    expect(codes.map(({ format }) => format)).toEqual(['PKBarcodeFormatCode128', 'PKBarcodeFormatCode128']);
    expect(codes.map(({ message }) => message).sort()).toEqual(tickets.map(({ code }) => code).sort());
    const [facts] = await inMuseum((scope) => findPassFacts(app, scope, orderId));
    if (!facts) throw new Error('no facts');
    const { barcode } = googleObjectOf(facts, '1', 'g');
    expect(barcode).toMatchObject({ type: 'CODE_128', value: facts.code });
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

  test('while Apple refuses the certificate, or has too many requests, the change is tried again and says why; a token that is none is forgotten', async () => {
    const { clientId, orderId, press, tickets, inMuseum } = await aPaidOrderWithWallets();
    await server.inject({ url: await press('apple') });
    const none = '0'.repeat(64);
    const ticketId = tickets[0]?.id ?? '';
    await inMuseum(async (scope) => {
      for (const pushToken of ['token-2', none])
        await upsertDevice(scope, { ticketId, deviceId: pushToken, pushToken }, app.clock());
    });
    const update = () => updatePasses(app, clientId, orderId);
    apple.refuseWith('BadCertificate');
    await expect(update()).rejects.toThrow('2 phones: 403 BadCertificate');
    apple.refuseWith('TooManyRequests', 429);
    await expect(update()).rejects.toThrow('2 phones: 429 TooManyRequests');
    apple.refuseWith(null);
    const before = apple.pushes.length;
    await update();
    expect(apple.pushes.slice(before)).toMatchObject([{ token: 'token-2' }]);
    expect(await inMuseum((scope) => listPushTokens(scope, orderId))).toEqual(['token-2']);
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
