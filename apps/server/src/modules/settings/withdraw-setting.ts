import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { isSameValue, withoutChange } from '@foyer/domain/settings/setting-difference.ts';
import { type SettingSubject, settingSubjects } from '@foyer/domain/settings/setting-subjects.ts';
import { settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { mayEdit, requireEdit } from './setting-rights.ts';
import { refuseSecondEditor, refuseStaleSetting, storeSetting } from './store-setting.ts';
import { readSubject, readSubjects, type SubjectState } from './subject-state.ts';

/**
 * Withdraws the pending value of a subject, or of one of its fields.
 * @throws RefusedError `changed-meanwhile` where it was changed or withdrawn in the meantime; the form's refusals where
 * what is left of the pending value breaks a rule.
 */
export async function withdrawSetting(
  context: RequestContext,
  { subject, field, version }: { subject: SettingSubject; field: string | null; version: number },
): Promise<void> {
  requireEdit(context, subject, false);
  await refuseSecondEditor(() =>
    context.inClient(async (scope) => {
      const state = await readSubject(scope, subject, context.app.clock());
      await refuseStaleSetting(scope, state, version, context.app.clock());
      if (!state.coming) return;
      const value = field ? valueWithout(state, state.coming.value as object, field) : state.inForce;
      await storeSetting(context, scope, state, { value, isApplyNow: false });
    }),
  );
}

function valueWithout({ subject, inForce }: SubjectState, coming: object, field: string): object {
  const rest = withoutChange(coming, inForce, field);
  return isSameValue(rest, inForce) ? inForce : valueOrThrow(parseInput(settingSchemas[subject], rest));
}

/** Takes back everything to come that the caller may change. @returns how many subjects. */
export async function withdrawAllSettings(context: RequestContext): Promise<number> {
  const subjects = settingSubjects.filter((subject) => mayEdit(context, subject));
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
