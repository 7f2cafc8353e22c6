import {
  type SettingSubject,
  settingSubjects,
  subjectRules,
} from '@foyer/domain/settings/setting-subjects.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { NotAllowedError, NotFoundError, RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { readSubjects, type SubjectState } from './subject-state.ts';

/** The modules that guard the subjects. */
export const settingModules: readonly string[] = [
  ...new Set(settingSubjects.map((subject) => subjectRules[subject].module)),
];

/** The platform itself has no settings: an Admin works in a client first. */
export function isInClient(context: RequestContext): boolean {
  return context.clientId !== PLATFORM_CLIENT_ID;
}

/** Whether the caller may change the subject; Admins alone keep some (product.md, section 2). */
export function mayEdit(context: RequestContext, subject: SettingSubject): boolean {
  const { module, adminOnly } = subjectRules[subject];
  return (
    isInClient(context) && context.can(module, 'edit') && (!adminOnly || context.account.kind === 'admin')
  );
}

/** A change of the next day needs `extra` to act at once (product.md, section 13). */
export function mayApplyNow(context: RequestContext, subject: SettingSubject): boolean {
  const { module, effect, neverNow } = subjectRules[subject];
  return mayEdit(context, subject) && !neverNow && (effect === 'at-once' || context.can(module, 'extra'));
}

/**
 * @throws NotAllowedError naming the right that is missing. @throws RefusedError `setting-never-now` where a change of the
 * subject always waits for tomorrow.
 */
export function requireEdit(context: RequestContext, subject: SettingSubject, isApplyNow: boolean): void {
  const { module, effect, adminOnly, neverNow } = subjectRules[subject];
  if (!isInClient(context)) throw new NotFoundError('client-not-found');
  context.require(module, 'edit');
  if (adminOnly && context.account.kind !== 'admin') throw new NotAllowedError(module, 'Admin');
  if (isApplyNow && effect === 'next-day') context.require(module, 'extra');
  if (isApplyNow && neverNow) throw new RefusedError([{ code: 'setting-never-now' }]);
}

/** The subjects that the caller may see, by the right of each. */
export async function listVisibleSettings(context: RequestContext): Promise<SubjectState[]> {
  const isVisible = (subject: SettingSubject) => context.can(subjectRules[subject].module, 'access');
  const subjects = isInClient(context) ? settingSubjects.filter(isVisible) : [];
  if (subjects.length === 0) return [];
  return context.inClient((scope) => readSubjects(scope, subjects, context.app.clock()));
}
