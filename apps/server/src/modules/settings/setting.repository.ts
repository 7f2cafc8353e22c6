import type { SettingVersion } from '@foyer/domain/settings/setting-in-force.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** A saved value with its maker, as the history shows it. */
export interface StoredSetting extends SettingVersion {
  id: string;
  subject: string;
  /** What was in force when it was saved. */
  valueBefore: unknown;
  madeAt: Date;
  madeByName: string;
  settledAt: Date | null;
  withdrawnByName: string | null;
}

const columns = [
  'id',
  'subject',
  'sequence',
  'value',
  'valueBefore',
  'effectiveAt',
  'madeAt',
  'madeByName',
  'settledAt',
  'withdrawnAt',
  'withdrawnByName',
] as const;

/** All values that were saved of some subjects, the last one first. */
export async function listSettings(
  scope: ClientScope,
  subjects: readonly SettingSubject[],
): Promise<StoredSetting[]> {
  return scope.tx
    .selectFrom('clientSetting')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('subject', 'in', [...subjects])
    .orderBy('subject')
    .orderBy('sequence', 'desc')
    .execute();
}

/** The last value of a subject that had begun at an instant. */
export async function findBegunSetting(
  scope: ClientScope,
  subject: SettingSubject,
  at: Date,
): Promise<StoredSetting | undefined> {
  return scope.tx
    .selectFrom('clientSetting')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .where('subject', '=', subject)
    .where('withdrawnAt', 'is', null)
    .where('effectiveAt', '<=', at)
    .orderBy('effectiveAt', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** When another value of a subject begins after an instant; null = none was saved for later. */
export async function findNextSettingStart(
  scope: ClientScope,
  subject: SettingSubject,
  after: Date,
): Promise<Date | null> {
  const coming = await scope.tx
    .selectFrom('clientSetting')
    .select('effectiveAt')
    .where('clientId', '=', scope.clientId)
    .where('subject', '=', subject)
    .where('withdrawnAt', 'is', null)
    .where('effectiveAt', '>', after)
    .orderBy('effectiveAt')
    .limit(1)
    .executeTakeFirst();
  return coming?.effectiveAt ?? null;
}

export interface NewSetting {
  subject: SettingSubject;
  sequence: number;
  value: unknown;
  valueBefore: unknown;
  effectiveAt: Date;
  madeAt: Date;
  madeBy: string | null;
  madeByName: string;
  /** null = it is still to come. */
  settledAt: Date | null;
}

/** Violates `client_setting_sequence_key`, `_one_coming` or `_one_a_day` where another save came first. */
export async function insertSetting(scope: ClientScope, setting: NewSetting): Promise<string> {
  const { id } = await scope.tx
    .insertInto('clientSetting')
    .values({
      ...setting,
      clientId: scope.clientId,
      value: JSON.stringify(setting.value),
      valueBefore: JSON.stringify(setting.valueBefore),
      withdrawnAt: null,
      withdrawnByName: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false where it was withdrawn or came into force in the meantime. */
export async function withdrawSettingRow(
  scope: ClientScope,
  id: string,
  { at, byName }: { at: Date; byName: string },
): Promise<boolean> {
  const { numUpdatedRows } = await scope.tx
    .updateTable('clientSetting')
    .set({ withdrawnAt: at, withdrawnByName: byName })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks the values whose start has come, and returns them. */
export async function settleBegunSettings(scope: ClientScope, at: Date): Promise<StoredSetting[]> {
  return scope.tx
    .updateTable('clientSetting')
    .set({ settledAt: at })
    .where('clientId', '=', scope.clientId)
    .where('withdrawnAt', 'is', null)
    .where('settledAt', 'is', null)
    .where('effectiveAt', '<=', at)
    .returning(columns)
    .execute();
}

/** The clients of which a value has come into force and is not settled; a worker sees them all. */
export async function listClientsWithBegunSettings(
  scope: Pick<ClientScope, 'tx'>,
  at: Date,
): Promise<string[]> {
  const rows = await scope.tx
    .selectFrom('clientSetting')
    .select('clientId')
    .distinct()
    .where('withdrawnAt', 'is', null)
    .where('settledAt', 'is', null)
    .where('effectiveAt', '<=', at)
    .execute();
  return rows.map(({ clientId }) => clientId);
}

/**
 * The stored value at an instant as a column of a statement about the client, where one more statement would be one too
 * many; `readSettingColumn` makes it a value. Not for what the client's row holds.
 */
export function settingColumn(scope: ClientScope, subject: SettingSubject, at: Date) {
  return sql<unknown>`(select s.value from client_setting s where s.client_id = ${scope.clientId}
    and s.subject = ${subject} and s.withdrawn_at is null and s.effective_at <= ${at}
    order by s.effective_at desc, s.sequence desc limit 1)`;
}
