import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { WalletCheckLine } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import {
  appleWalletInput,
  googleWalletInput,
  type WalletPlatform,
} from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type AuditAction, actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { checkApple, checkGoogle } from './check-wallet.ts';
import { type AppleKeys, readAppleCertificate } from './read-apple-certificate.ts';
import { type GoogleKeys, readGoogleKey } from './read-google-key.ts';
import {
  keepWalletCheck,
  lockWalletAccount,
  setWalletShown,
  upsertWalletAccount,
  type WalletAccount,
} from './wallet-account.repository.ts';
import { openAppleWallet, openGoogleWallet, sealWalletKeys } from './wallet-keys.ts';

/**
 * Sets the certificate that signs a museum's Apple passes, at once; it is never read back (product.md, sections 6 and 13).
 * What Apple says of it is kept as a check; a service that is away refuses nothing.
 * @throws RefusedError, each at its field, as `readAppleCertificate`, and `changed-meanwhile`.
 */
export async function connectApple(
  context: RequestContext,
  typed: unknown,
  seenVersion: number | null,
): Promise<WalletAccount> {
  requireEdit(context);
  const { app } = context;
  const input = valueOrThrow(parseInput(appleWalletInput, typed));
  const found = valueOrThrow(
    readAppleCertificate(
      {
        certificate: Buffer.from(input.certificate, 'base64'),
        password: input.password,
        intermediate: Buffer.from(input.intermediate, 'base64'),
      },
      app.clock(),
    ),
  );
  const { passTypeId: identifier, teamId, name: keyName, validUntil, keys } = found;
  const checkLines = await checkApple(app, found);
  return keep(
    context,
    { platform: 'apple', identifier, teamId, keyName, validUntil, keys, checkLines },
    seenVersion,
  );
}

/**
 * Sets the issuer and the service account that make a museum's Google passes, at once.
 * @throws RefusedError, each at its field: `wallet-issuer-invalid`, `wallet-key-file-unreadable`, `changed-meanwhile`.
 */
export async function connectGoogle(
  context: RequestContext,
  typed: unknown,
  seenVersion: number | null,
): Promise<WalletAccount> {
  requireEdit(context);
  const input = valueOrThrow(parseInput(googleWalletInput, typed));
  const keys = valueOrThrow(readGoogleKey(Buffer.from(input.serviceAccountKey, 'base64')));
  const checkLines = await checkGoogle(context.app, keys, input.issuerId);
  const facts = { identifier: input.issuerId, teamId: '', keyName: keys.client_email, validUntil: null };
  return keep(context, { platform: 'google', ...facts, keys, checkLines }, seenVersion);
}

/** Shows or hides the button of a wallet on visitors' order pages, at once. */
export async function showWallet(
  context: RequestContext,
  platform: WalletPlatform,
  isShown: boolean,
  seenVersion: number,
): Promise<WalletAccount> {
  requireEdit(context);
  return context.inClient(async (scope) => {
    const before = await getLocked(scope, platform);
    await refuseStale(scope, 'wallet-account', { ...before, id: scope.clientId }, seenVersion);
    if (before.isShown === isShown) return before;
    await setWalletShown(scope, platform, isShown);
    return audited(context, scope, platform, isShown ? 'show-wallet' : 'hide-wallet', before);
  });
}

/** Asks Apple or Google again what works, and keeps what was found. @throws NotFoundError `wallet-not-set-up` */
export async function recheckWallet(
  context: RequestContext,
  platform: WalletPlatform,
): Promise<WalletAccount> {
  requireEdit(context);
  const { app } = context;
  const { account, check } = await context.inClient(async (scope) => {
    if (platform === 'google') {
      const { account, keys } = await openGoogleWallet(app, scope);
      return { account, check: () => checkGoogle(app, keys, account.identifier) };
    }
    const { account, keys } = await openAppleWallet(app, scope);
    const passTypeId = account.identifier;
    return {
      account,
      check: () => checkApple(app, { keys, passTypeId }),
    };
  });
  const checkLines = await check();
  return context.inClient(async (scope) => {
    await keepWalletCheck(scope, account, { checkLines, checkedAt: app.clock() });
    return getLocked(scope, platform);
  });
}

function requireEdit(context: RequestContext): void {
  context.require('settings', 'edit');
  if (context.clientId === PLATFORM_CLIENT_ID) throw new NotFoundError('client-not-found');
}

interface Connected {
  platform: WalletPlatform;
  identifier: string;
  teamId: string;
  keyName: string;
  validUntil: Date | null;
  keys: AppleKeys | GoogleKeys;
  checkLines: WalletCheckLine[];
}

function keep(
  context: RequestContext,
  { keys, ...account }: Connected,
  seenVersion: number | null,
): Promise<WalletAccount> {
  const { app, clientId } = context;
  const { platform } = account;
  return context.inClient(async (scope) => {
    const before = await lockWalletAccount(scope, platform);
    if (before) await refuseStale(scope, 'wallet-account', { ...before, id: scope.clientId }, seenVersion);
    else if (seenVersion !== null) throw new RefusedError([{ code: 'changed-meanwhile' }]);
    const now = app.clock();
    await upsertWalletAccount(scope, {
      ...account,
      ...sealWalletKeys(app, clientId, platform, keys),
      setAt: now,
      setByName: context.account.username,
      checkedAt: now,
    });
    return audited(context, scope, platform, before ? 'replace-wallet-keys' : 'connect-wallet', before);
  });
}

/** The account as it is now, with an entry in the audit log that holds no key. */
async function audited(
  context: RequestContext,
  scope: ClientScope,
  platform: WalletPlatform,
  action: AuditAction,
  before: WalletAccount | undefined,
): Promise<WalletAccount> {
  const after = await getLocked(scope, platform);
  await writeAudit(scope, actorOf(context), {
    action,
    entity: 'wallet-account',
    entityId: scope.clientId,
    before: before && factsOf(before),
    after: factsOf(after),
  });
  return after;
}

async function getLocked(scope: ClientScope, platform: WalletPlatform): Promise<WalletAccount> {
  const account = await lockWalletAccount(scope, platform);
  if (!account) throw new NotFoundError('wallet-not-set-up');
  return account;
}

/** The names of the two wallets are the same in every language. */
const names: Record<WalletPlatform, string> = { apple: 'Apple Wallet', google: 'Google Wallet' };

function factsOf({ platform, identifier, keyName, isShown, setAt }: WalletAccount) {
  return { name: names[platform], identifier, keyName, isShown, setAt: setAt.toISOString() };
}
