import type { ClientScope } from '../../../platform/database/database.ts';

export interface SecondFactor {
  wrappedSecret: Buffer;
  /** null while it is being set up. */
  confirmedAt: Date | null;
  lastStep: number;
}

/** The account's factor, locked so that a code is used once. */
export async function lockSecondFactor(
  scope: ClientScope,
  accountId: string,
): Promise<SecondFactor | undefined> {
  return scope.tx
    .selectFrom('secondFactor')
    .select(['wrappedSecret', 'confirmedAt', 'lastStep'])
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

export interface SecondFactorFacts {
  since: Date;
  recoveryCodesLeft: number;
}

/** Since when the account has one, and how many recovery codes are left; undefined without a confirmed one. */
export async function findSecondFactorFacts(
  scope: ClientScope,
  accountId: string,
): Promise<SecondFactorFacts | undefined> {
  return (await listSecondFactorFacts(scope, [accountId])).get(accountId);
}

/** The same of several accounts, by account. */
export async function listSecondFactorFacts(
  scope: ClientScope,
  accountIds: readonly string[],
): Promise<Map<string, SecondFactorFacts>> {
  const rows = await scope.tx
    .selectFrom('secondFactor as f')
    .select((table) => [
      'f.accountId',
      'f.confirmedAt as since',
      table
        .selectFrom('recoveryCode as r')
        .select(table.fn.countAll<number>().as('count'))
        .whereRef('r.clientId', '=', 'f.clientId')
        .whereRef('r.accountId', '=', 'f.accountId')
        .where('r.usedAt', 'is', null)
        .as('left'),
    ])
    .where('f.clientId', '=', scope.clientId)
    .where('f.accountId', 'in', [...accountIds])
    .execute();
  return new Map(
    rows.flatMap(({ accountId, since, left }) =>
      since ? [[accountId, { since, recoveryCodesLeft: Number(left) }] as const] : [],
    ),
  );
}

/** Begins to set one up; a secret that was never confirmed is replaced. */
export async function startFactor(
  scope: ClientScope,
  accountId: string,
  wrappedSecret: Buffer,
): Promise<void> {
  await scope.tx
    .insertInto('secondFactor')
    .values({ clientId: scope.clientId, accountId, wrappedSecret, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['clientId', 'accountId'])
        .doUpdateSet({ wrappedSecret, lastStep: 0 })
        .where('secondFactor.confirmedAt', 'is', null),
    )
    .execute();
}

export async function confirmFactor(
  scope: ClientScope,
  accountId: string,
  factor: { at: Date; step: number; codeHashes: readonly Buffer[] },
): Promise<void> {
  await scope.tx
    .updateTable('secondFactor')
    .set({ confirmedAt: factor.at, lastStep: factor.step })
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .execute();
  const rows = factor.codeHashes.map((codeHash) => ({
    clientId: scope.clientId,
    accountId,
    codeHash,
    usedAt: null,
  }));
  await scope.tx.insertInto('recoveryCode').values(rows).execute();
}

export async function useFactorStep(scope: ClientScope, accountId: string, step: number): Promise<void> {
  await scope.tx
    .updateTable('secondFactor')
    .set({ lastStep: step })
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .execute();
}

/** Spends a recovery code. @returns whether there was such an unused one. */
export async function spendRecoveryCode(
  scope: ClientScope,
  accountId: string,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('recoveryCode')
    .set({ usedAt: at })
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteFactor(scope: ClientScope, accountId: string): Promise<void> {
  await scope.tx
    .deleteFrom('secondFactor')
    .where('clientId', '=', scope.clientId)
    .where('accountId', '=', accountId)
    .execute();
}
