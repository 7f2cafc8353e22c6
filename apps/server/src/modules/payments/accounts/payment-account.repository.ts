import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import { type CheckLine, checkLineCodes, levelOfLine } from '@foyer/domain/payments/check-lines.ts';
import type { AccountOffer } from '@foyer/domain/payments/choose-account.ts';
import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import { z } from 'zod';
import type { ClientScope } from '../../../platform/database/database.ts';
import { NotFoundError } from '../../../platform/errors.ts';

/** A client's account at a provider, without its keys. */
export interface PaymentAccount extends AccountOffer {
  environment: PaymentEnvironment;
  setAt: Date;
  setByName: string;
  checkedAt: Date;
  checkLines: CheckLine[];
  /** The last notice that proved genuine, and the last that did not. */
  noticeAt: Date | null;
  noticeRefusedAt: Date | null;
  version: number;
}

export interface SealedKeys {
  ciphertext: Buffer;
  keyId: string;
  setAt: Date;
  setByName: string;
}

/** A line as it is stored. */
const checkLine = z.object({
  code: z.enum(checkLineCodes),
  params: z.record(z.string(), z.string()).optional(),
});

/** What a check leaves. */
export interface KeptCheck {
  methods: PaymentMethod[];
  checkLines: CheckLine[];
  checkedAt: Date;
}

const columns = [
  'id',
  'provider',
  'environment',
  'locationId',
  'isOn',
  'methods',
  'setAt',
  'setByName',
  'checkedAt',
  'checkLines',
  'noticeAt',
  'noticeRefusedAt',
  'version',
] as const;

/** The client's accounts, the first connected first: the order in which they are asked for a method. */
export async function listPaymentAccounts(scope: ClientScope): Promise<PaymentAccount[]> {
  return (await select(scope).orderBy('id').execute()).map(toAccount);
}

/** Those that can take a payment: switched on, and without a red line in their last check. */
export async function listAccountOffers(scope: ClientScope): Promise<PaymentAccount[]> {
  const accounts = await listPaymentAccounts(scope);
  return accounts.filter(({ isOn, checkLines }) => isOn && !checkLines.map(levelOfLine).includes('error'));
}

/** The account, held until the transaction ends. @throws NotFoundError `payment-account-not-found` */
export async function lockPaymentAccount(scope: ClientScope, id: string): Promise<PaymentAccount> {
  const row = await select(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('payment-account-not-found');
  return toAccount(row);
}

/** The sealed keys of an account. @throws NotFoundError `payment-account-not-found` */
export async function getSealedKeys(
  scope: ClientScope,
  id: string,
): Promise<{ ciphertext: Buffer; provider: PaymentProviderName; environment: PaymentEnvironment }> {
  const row = await scope.tx
    .selectFrom('paymentAccount')
    .select(['ciphertext', 'provider', 'environment'])
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFoundError('payment-account-not-found');
  return row as { ciphertext: Buffer; provider: PaymentProviderName; environment: PaymentEnvironment };
}

export async function insertPaymentAccount(
  scope: ClientScope,
  account: Pick<PaymentAccount, 'id' | 'provider' | 'environment' | 'locationId'> & SealedKeys & KeptCheck,
): Promise<void> {
  const { checkLines, ...rest } = account;
  await scope.tx
    .insertInto('paymentAccount')
    .values({ clientId: scope.clientId, ...rest, checkLines: JSON.stringify(checkLines) })
    .execute();
}

export async function updatePaymentAccount(
  scope: ClientScope,
  id: string,
  changes: Partial<SealedKeys & KeptCheck> & { isOn?: boolean },
): Promise<void> {
  const { checkLines, ...rest } = changes;
  const lines = checkLines && { checkLines: JSON.stringify(checkLines) };
  await scope.tx
    .updateTable('paymentAccount')
    .set(({ eb }) => ({ ...rest, ...lines, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

/** Notes that a notice came, and whether it was genuine; neither is an edit of the account. */
export async function noteNotice(
  scope: ClientScope,
  ids: readonly string[],
  note: { noticeAt: Date } | { noticeRefusedAt: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await scope.tx
    .updateTable('paymentAccount')
    .set(note)
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .execute();
}

const select = (scope: ClientScope) =>
  scope.tx.selectFrom('paymentAccount').select(columns).where('clientId', '=', scope.clientId);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toAccount = (row: Row): PaymentAccount => ({
  ...row,
  provider: row.provider as PaymentProviderName,
  environment: row.environment as PaymentEnvironment,
  methods: row.methods as PaymentMethod[],
  checkLines: z.array(checkLine).parse(row.checkLines),
});
