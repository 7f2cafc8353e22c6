import { inOneOrder } from '@foyer/domain/settings/setting-difference.ts';
import { findInForce, listComing, versionOf } from '@foyer/domain/settings/setting-in-force.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { contentVersion } from '../../platform/crypto/content-version.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { rowIsTruth, valueOfChange } from './client-facts.repository.ts';
import { valueInForce } from './find-setting.ts';
import { listSettings, type StoredSetting } from './setting.repository.ts';
import { settleBegun } from './settle-settings.ts';

/** One subject at an instant: what is in force, what is to come, and everything that was ever saved. */
export interface SubjectState {
  subject: SettingSubject;
  inForce: object;
  /** The first of `toCome`. */
  coming: StoredSetting | undefined;
  /** In the order in which they begin: one at most, unless the subject's changes begin on chosen days. */
  toCome: StoredSetting[];
  /** What an editor must have seen. */
  version: number;
  history: StoredSetting[];
}

export async function readSubjects(
  scope: ClientScope,
  subjects: readonly SettingSubject[],
  at: Date,
): Promise<SubjectState[]> {
  await settleBegun(scope, at);
  const stored = await listSettings(scope, subjects);
  const states: SubjectState[] = [];
  for (const subject of subjects) {
    const history = stored.filter((version) => version.subject === subject);
    const inForce = await valueInForce(scope, subject, findInForce(history, at));
    const toCome = listComing(history, at).map((pending) => ({
      ...pending,
      value: valueOfChange(subject, inForce, pending),
    }));
    const [coming] = toCome;
    states.push({
      subject,
      inForce,
      coming,
      toCome,
      version: rowIsTruth(subject) ? versionWithRow(history, coming?.value ?? inForce) : versionOf(history),
      history,
    });
  }
  return states;
}

/** What is in force until a moment: the last one to come that begins before it, or what is in force now. */
export function valueBefore({ inForce, toCome }: SubjectState, moment: Date): object {
  const before = toCome.findLast(({ effectiveAt }) => effectiveAt < moment);
  return before ? (before.value as object) : inForce;
}

/** Differs after a change in the Admins' client form too, which is no row of the history. */
function versionWithRow(history: readonly StoredSetting[], shown: object): number {
  const content = contentVersion([versionOf(history), inOneOrder(shown)]);
  return Buffer.from(content, 'base64url').readInt32BE();
}

export async function readSubject(
  scope: ClientScope,
  subject: SettingSubject,
  at: Date,
): Promise<SubjectState> {
  const [state] = await readSubjects(scope, [subject], at);
  if (!state) throw new Error(`There is no subject ${subject}`);
  return state;
}
