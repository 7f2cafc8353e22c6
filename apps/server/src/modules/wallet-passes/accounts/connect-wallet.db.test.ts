import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithWallets } from '@foyer/testkit/providers/a-foyer-with-wallets.ts';
import { makeAppleCertificates } from '@foyer/testkit/providers/apple-counterpart.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { afterAll, expect, test } from 'vitest';
import { NotAllowedError } from '../../../platform/errors.ts';
import { listOfferedWallets } from '../offered-wallets.ts';
import { connectApple, connectGoogle, recheckWallet, showWallet } from './connect-wallet.ts';
import { listWalletAccounts } from './wallet-account.repository.ts';

const database = await testDatabase();
const { app, apple, certificates, ofApple, ofGoogle, close } = await aFoyerWithWallets(database);
afterAll(close);

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

test('a certificate of Apple with its key is sealed, audited, checked and never read back', async () => {
  const manager = await signedInAs(app, await aClient(app));
  const account = await connectApple(manager, ofApple, null);
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
  const tryWith = (input: object) => refusalsOf(connectApple(manager, { ...ofApple, ...input }, null));
  expect(await tryWith({ certificate: '' })).toEqual(['certificate: wallet-file-missing']);
  expect(await tryWith({ certificate: base64('hello') })).toEqual([
    'certificate: wallet-certificate-unreadable',
  ]);
  expect(await tryWith({ password: 'another' })).toEqual(['password: wallet-password-wrong']);
  expect(await tryWith({ intermediate: '' })).toEqual(['intermediate: wallet-intermediate-missing']);
  const other = makeAppleCertificates();
  expect(await tryWith({ certificate: base64(certificates.certificate + other.key) })).toEqual([
    'certificate: wallet-key-missing',
  ]);
  expect(await tryWith({ intermediate: base64(other.certificate) })).toEqual([
    'intermediate: wallet-intermediate-wrong',
  ]);
  const ended = makeAppleCertificates({ endsAt: new Date('2024-01-01') });
  expect(await tryWith({ certificate: base64(ended.p12) })).toEqual([
    'certificate: wallet-certificate-ended',
  ]);
  const site = makeAppleCertificates({ passTypeId: '' });
  expect(await tryWith({ certificate: base64(site.p12) })).toEqual([
    'certificate: wallet-certificate-not-pass',
  ]);
  const pem = base64(certificates.certificate + certificates.key + certificates.intermediate);
  const ofPem = { certificate: pem, password: '', intermediate: '' };
  expect(await connectApple(manager, ofPem, null)).toMatchObject({ identifier: 'pass.example.getij' });
  expect(await refusalsOf(connectGoogle(manager, { ...ofGoogle, issuerId: 'x' }, null))).toEqual([
    'issuerId: wallet-issuer-invalid',
  ]);
  expect(
    await refusalsOf(connectGoogle(manager, { ...ofGoogle, serviceAccountKey: base64('{}') }, null)),
  ).toEqual(['serviceAccountKey: wallet-key-file-unreadable']);
  expect((await manager.inClient(listWalletAccounts)).map(({ platform }) => platform)).toEqual(['apple']);
});

test('visitors see no button of a wallet that is off, refused or ended; only management may set one up', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const offered = () => manager.inClient((scope) => listOfferedWallets(scope, app.clock()));
  await expect(
    connectApple(await signedInAs(app, client, 'reception'), ofApple, null),
  ).rejects.toBeInstanceOf(NotAllowedError);
  const account = await connectApple(manager, ofApple, null);
  expect(await offered()).toEqual([]);
  await showWallet(manager, 'apple', true, account.version);
  expect(await offered()).toEqual(['apple']);
  expect(await refusalsOf(showWallet(manager, 'apple', false, account.version))).toEqual([
    'main: changed-meanwhile',
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
