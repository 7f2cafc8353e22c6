import { findComing, findInForce, versionOf } from '@foyer/domain/settings/setting-in-force.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueInForce } from './find-setting.ts';
import { listSettings, type StoredSetting } from './setting.repository.ts';
import { settleBegun } from './settle-settings.ts';

/** One subject at an instant: what is in force, what is to come, and everything that was ever saved. */
export interface SubjectState {
  subject: SettingSubject;
  inForce: object;
  coming: StoredSetting | undefined;
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
    states.push({
      subject,
      inForce: await valueInForce(scope, subject, findInForce(history, at)),
      coming: findComing(history, at),
      version: versionOf(history),
      history,
    });
  }
  return states;
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
