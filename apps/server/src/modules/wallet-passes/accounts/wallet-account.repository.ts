import { type WalletCheckLine, walletCheckCodes } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { z } from 'zod';
import type { ClientScope } from '../../../platform/database/database.ts';

/** A client's account at a wallet, without its keys. */
export interface WalletAccount {
  platform: WalletPlatform;
  isShown: boolean;
  identifier: string;
  teamId: string;
  keyName: string;
  validUntil: Date | null;
  setAt: Date;
  setByName: string;
  checkLines: WalletCheckLine[];
  checkedAt: Date;
  version: number;
}

export interface SealedWalletKeys {
  ciphertext: Buffer;
  keyId: string;
}

/** A line as it is stored. */
const checkLine = z.object({
  code: z.enum(walletCheckCodes),
  params: z.record(z.string(), z.string()).optional(),
});

const columns = [
  'platform',
  'isShown',
  'identifier',
  'teamId',
  'keyName',
  'validUntil',
  'setAt',
  'setByName',
  'checkLines',
  'checkedAt',
  'version',
] as const;

/** Apple first. */
export async function listWalletAccounts(scope: ClientScope): Promise<WalletAccount[]> {
  return (await select(scope).orderBy('platform').execute()).map(toAccount);
}

/** The account, held until the transaction ends. */
export async function lockWalletAccount(
  scope: ClientScope,
  platform: WalletPlatform,
): Promise<WalletAccount | undefined> {
  const row = await select(scope).where('platform', '=', platform).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

export async function findSealedWallet(
  scope: ClientScope,
  platform: WalletPlatform,
): Promise<{ ciphertext: Buffer; account: WalletAccount } | undefined> {
  const row = await scope.tx
    .selectFrom('walletAccount')
    .select([...columns, 'ciphertext'])
    .where('clientId', '=', scope.clientId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row && { ciphertext: row.ciphertext, account: toAccount(row) };
}

/** Sets the account of a platform, in the place of the one before. */
export async function upsertWalletAccount(
  scope: ClientScope,
  { checkLines, ...account }: Omit<WalletAccount, 'version' | 'isShown'> & SealedWalletKeys,
): Promise<void> {
  const values = { ...account, checkLines: JSON.stringify(checkLines) };
  await scope.tx
    .insertInto('walletAccount')
    .values({ clientId: scope.clientId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['clientId', 'platform'])
        .doUpdateSet(({ ref, eb }) => ({ ...values, version: eb(ref('walletAccount.version'), '+', 1) })),
    )
    .execute();
}

/** Shows or hides the buttons of a platform: an edit, so its version counts on. */
export async function setWalletShown(
  scope: ClientScope,
  platform: WalletPlatform,
  isShown: boolean,
): Promise<void> {
  await scope.tx
    .updateTable('walletAccount')
    .set(({ eb }) => ({ isShown, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('platform', '=', platform)
    .execute();
}

/** Keeps what a check of these keys found; of keys that were replaced meanwhile it says nothing. */
export async function keepWalletCheck(
  scope: ClientScope,
  { platform, setAt }: Pick<WalletAccount, 'platform' | 'setAt'>,
  found: { checkLines: readonly WalletCheckLine[]; checkedAt: Date },
): Promise<void> {
  await scope.tx
    .updateTable('walletAccount')
    .set({ checkLines: JSON.stringify(found.checkLines), checkedAt: found.checkedAt })
    .where('clientId', '=', scope.clientId)
    .where('platform', '=', platform)
    .where('setAt', '=', setAt)
    .execute();
}

const select = (scope: ClientScope) =>
  scope.tx.selectFrom('walletAccount').select(columns).where('clientId', '=', scope.clientId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toAccount = ({ checkLines, ...row }: Row): WalletAccount => ({
  ...row,
  platform: row.platform as WalletPlatform,
  checkLines: z.array(checkLine).parse(checkLines),
});
