import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { isSameValue, withoutChange } from '@foyer/domain/settings/setting-difference.ts';
import {
  type SettingSubject,
  settingSubjects,
  subjectRules,
} from '@foyer/domain/settings/setting-subjects.ts';
import { settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changedMeanwhile } from '../audit-log/index.ts';
import { mayEdit, requireEdit } from './setting-rights.ts';
import { refuseSecondEditor, refuseStaleSetting, storeSetting } from './store-setting.ts';
import { readSubject, readSubjects, type SubjectState, valueBefore } from './subject-state.ts';

/**
 * Withdraws the pending value of a subject, or of one of its fields.
 * @param id of the pending value; null = the first to begin.
 * @throws RefusedError `changed-meanwhile` where it was changed or withdrawn in the meantime; the form's refusals where
 * what is left of the pending value breaks a rule.
 */
export async function withdrawSetting(
  context: RequestContext,
  wanted: { subject: SettingSubject; id?: string | null; field: string | null; version: number },
): Promise<void> {
  const { subject, field, version } = wanted;
  requireEdit(context, subject, false);
  await refuseSecondEditor(() =>
    context.inClient(async (scope) => {
      const state = await readSubject(scope, subject, context.app.clock());
      await refuseStaleSetting(scope, state, version, context.app.clock());
      await withdrawComing(context, scope, state, { id: wanted.id ?? null, field });
    }),
  );
}

/**
 * Withdraws a pending value of a subject that was read in this transaction. Nothing where none was named and none is to come.
 * @throws RefusedError `changed-meanwhile` where the named one is not to come: it began, or was withdrawn.
 */
export async function withdrawComing(
  context: RequestContext,
  scope: ClientScope,
  state: SubjectState,
  { id, field }: { id: string | null; field: string | null },
): Promise<void> {
  const coming = state.toCome.find((one) => id === null || one.id === id);
  if (!coming) {
    if (id === null) return;
    throw new RefusedError([changedMeanwhile()]);
  }
  const startsAt = coming.effectiveAt;
  const inForce = valueBefore(state, startsAt);
  const value = field ? valueWithout({ ...state, inForce }, coming.value as object, field) : inForce;
  const { dayIsChosen } = subjectRules[state.subject];
  await storeSetting(context, scope, state, { value, isApplyNow: false, ...(dayIsChosen && { startsAt }) });
}

function valueWithout({ subject, inForce }: SubjectState, coming: object, field: string): object {
  const rest = withoutChange(coming, inForce, field);
  return isSameValue(rest, inForce) ? inForce : valueOrThrow(parseInput(settingSchemas[subject], rest));
}

/**
 * Takes back everything to come that the caller may change; what begins on chosen days is withdrawn by itself.
 * @returns how many subjects.
 */
export async function withdrawAllSettings(context: RequestContext): Promise<number> {
  const isOfTomorrow = (subject: SettingSubject) => !subjectRules[subject].dayIsChosen;
  const subjects = settingSubjects.filter((subject) => isOfTomorrow(subject) && mayEdit(context, subject));
  if (subjects.length === 0) return 0;
  return refuseSecondEditor(() =>
    context.inClient(async (scope) => {
      const states = await readSubjects(scope, subjects, context.app.clock());
      const coming = states.filter((state) => state.coming);
      for (const state of coming) {
        await storeSetting(context, scope, state, { value: state.inForce, isApplyNow: false });
      }
      return coming.length;
    }),
  );
}
