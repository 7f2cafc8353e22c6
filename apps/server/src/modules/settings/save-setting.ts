import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type SettingSubject, subjectRules } from '@foyer/domain/settings/setting-subjects.ts';
import { settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { refusalsOfChecks } from './setting-checks.ts';
import { requireEdit } from './setting-rights.ts';
import { storeFromDay } from './store-from-day.ts';
import { refuseSecondEditor, refuseStaleSetting, storeSetting } from './store-setting.ts';
import { readSubject } from './subject-state.ts';

export interface SavedSetting {
  subject: SettingSubject;
  value?: unknown;
  /** Of the subject when the editor read it. */
  version: number;
  isApplyNow: boolean;
  /** Of a subject whose changes begin on chosen days; left out = tomorrow. */
  fromDay?: string | null;
}

/**
 * Saves a subject: in force at the client's next 00:00, or at once where the subject says so or an account with
 * `extra` requests it. Saving the value in force withdraws the pending one.
 * @throws RefusedError with the form's refusals, `day-before-tomorrow`, or `changed-meanwhile`.
 */
export async function saveSetting(context: RequestContext, saved: SavedSetting): Promise<void> {
  const { subject, fromDay } = saved;
  requireEdit(context, subject, saved.isApplyNow);
  const value = valueOrThrow(parseInput(settingSchemas[subject], saved.value));
  const refusals = await refusalsOfChecks(context, subject, value);
  if (refusals.length > 0) throw new RefusedError(refusals);
  await refuseSecondEditor(() =>
    context.inClient(async (scope) => {
      const state = await readSubject(scope, subject, context.app.clock());
      await refuseStaleSetting(scope, state, saved.version, context.app.clock());
      if (fromDay && subjectRules[subject].dayIsChosen)
        await storeFromDay(context, scope, state, value, fromDay);
      else await storeSetting(context, scope, state, { value, isApplyNow: saved.isApplyNow });
    }),
  );
}
