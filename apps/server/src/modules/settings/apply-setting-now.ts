import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { requireEdit } from './setting-rights.ts';
import { refuseSecondEditor, refuseStaleSetting, storeSetting } from './store-setting.ts';
import { readSubject } from './subject-state.ts';

/** Lets the coming value of a subject act now instead of at 00:00; asks for `extra` (product.md, section 13). */
export async function applySettingNow(
  context: RequestContext,
  { subject, version }: { subject: SettingSubject; version: number },
): Promise<void> {
  requireEdit(context, subject, true);
  await refuseSecondEditor(() =>
    context.inClient(async (scope) => {
      const state = await readSubject(scope, subject, context.app.clock());
      await refuseStaleSetting(scope, state, version, context.app.clock());
      if (!state.coming) return;
      await storeSetting(context, scope, state, { value: state.coming.value as object, isApplyNow: true });
    }),
  );
}
