import type { Refusal } from '@foyer/domain/result/result.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { SettingValue } from '@foyer/domain/settings/setting-values.ts';
import type { RequestContext } from '../../platform/request-context.ts';

type Check<Subject extends SettingSubject> = (
  context: RequestContext,
  value: SettingValue<Subject>,
) => Promise<Refusal[]>;

const checks = new Map<SettingSubject, (context: RequestContext, value: unknown) => Promise<Refusal[]>>();

/** Lets another module say no to a value of a subject before it is saved, such as after asking a provider. */
export function offerSettingCheck<Subject extends SettingSubject>(
  subject: Subject,
  check: Check<Subject>,
): void {
  checks.set(subject, (context, value) => check(context, value as SettingValue<Subject>));
}

/** What other modules say to a value that the subject's own rules allow. */
export async function refusalsOfChecks(
  context: RequestContext,
  subject: SettingSubject,
  value: unknown,
): Promise<Refusal[]> {
  return (await checks.get(subject)?.(context, value)) ?? [];
}
