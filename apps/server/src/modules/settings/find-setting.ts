import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { type SettingValue, settingDefaults, settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { readRowValue, rowIsTruth, valueOfChange } from './client-facts.repository.ts';
import { findBegunSetting, type StoredSetting } from './setting.repository.ts';

/**
 * The value of a subject in force at an instant: the client's own, or what a client starts with.
 * @param at the instant of the caller's clock; without one it is now.
 */
export async function findSetting<Subject extends SettingSubject>(
  scope: ClientScope,
  subject: Subject,
  at = new Date(),
): Promise<SettingValue<Subject>> {
  const begun = await findBegunSetting(scope, subject, at);
  return valueInForce(scope, subject, begun);
}

export function readSettingColumn<Subject extends SettingSubject>(
  subject: Subject,
  column: unknown,
): SettingValue<Subject> {
  return readKept(subject, column) ?? settingDefaults[subject];
}

/**
 * What is kept may be older than its rules: a field that they no longer allow has the value that clients start with, and
 * takes no other field with it. undefined = no value of this subject.
 */
function readKept<Subject extends SettingSubject>(
  subject: Subject,
  kept: unknown,
): SettingValue<Subject> | undefined {
  const schema = settingSchemas[subject];
  const parsed = schema.safeParse(kept);
  if (parsed.success) return parsed.data as SettingValue<Subject>;
  if (typeof kept !== 'object' || kept === null) return undefined;
  const refused = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const allowed = Object.entries(kept).filter(([field]) => !refused.has(field));
  const again = schema.safeParse({ ...settingDefaults[subject], ...Object.fromEntries(allowed) });
  return again.success ? (again.data as SettingValue<Subject>) : undefined;
}

/** Where the client's row is the truth of a settled value, a change that an Admin made there counts. */
export async function valueInForce<Subject extends SettingSubject>(
  scope: ClientScope,
  subject: Subject,
  begun: Pick<StoredSetting, 'value' | 'valueBefore' | 'settledAt'> | undefined,
): Promise<SettingValue<Subject>> {
  if (!begun || (begun.settledAt !== null && rowIsTruth(subject))) return readRowValue(scope, subject);
  const value = rowIsTruth(subject)
    ? valueOfChange(subject, await readRowValue(scope, subject), begun)
    : begun.value;
  return readKept(subject, value) ?? readRowValue(scope, subject);
}
