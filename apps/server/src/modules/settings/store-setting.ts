import type { Refusal } from '@foyer/domain/result/result.ts';
import { isSameValue } from '@foyer/domain/settings/setting-difference.ts';
import { effectiveFrom } from '@foyer/domain/settings/setting-in-force.ts';
import { subjectRules } from '@foyer/domain/settings/setting-subjects.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, changedMeanwhile, findLastChange, writeAudit } from '../audit-log/index.ts';
import { raiseVersionOfRow, readTimeZone, rowIsTruth, writeRowChange } from './client-facts.repository.ts';
import { insertSetting, withdrawSettingRow } from './setting.repository.ts';
import { type SubjectState, valueBefore } from './subject-state.ts';

const MINUTE_MS = 60_000;

/** Refusals for violated constraints of what a client sets. */
export const settingConstraints: Readonly<Record<string, Refusal>> = {
  client_setting_sequence_key: changedMeanwhile(),
  client_setting_one_coming: changedMeanwhile(),
  client_setting_one_a_day: changedMeanwhile(),
  client_currency_fixed: { code: 'currency-fixed', field: 'currency' },
};

/** Says no the second time: of two editors of one subject the database lets the first one through. */
export function refuseSecondEditor<T>(work: () => Promise<T>): Promise<T> {
  return refuseViolations(settingConstraints, work);
}

/** @throws RefusedError `changed-meanwhile` where the editor has not seen the last change, also of the client's form. */
export async function refuseStaleSetting(
  scope: ClientScope,
  { subject, version, history }: SubjectState,
  seenVersion: number,
  now: Date,
): Promise<void> {
  if (version === seenVersion) return;
  const [last] = history;
  const name = last?.withdrawnByName ?? last?.madeByName;
  const at = last?.withdrawnAt ?? last?.madeAt;
  const minutes = at ? Math.floor((now.getTime() - at.getTime()) / MINUTE_MS) : Number.POSITIVE_INFINITY;
  const ofForm = rowIsTruth(subject) ? await findLastChange(scope, 'client', scope.clientId) : undefined;
  const isOfForm = ofForm !== undefined && ofForm.minutesAgo < minutes;
  throw new RefusedError([
    isOfForm
      ? changedMeanwhile(ofForm.name ?? '', ofForm.minutesAgo)
      : changedMeanwhile(name, at ? minutes : 0),
  ]);
}

/**
 * Writes a checked value: a coming one gives way, and where the value says what is in force, that is all. Audited with
 * the values before and after.
 * @param startsAt of a subject whose changes begin on chosen days: the one to come that begins then gives way, and what
 * counts as in force is what is in force until then.
 */
export async function storeSetting(
  context: RequestContext,
  scope: ClientScope,
  state: SubjectState,
  { value, isApplyNow, startsAt }: { value: object; isApplyNow: boolean; startsAt?: Date },
): Promise<void> {
  const now = context.app.clock();
  const { subject, toCome } = state;
  const { dayIsChosen } = subjectRules[subject];
  const from =
    startsAt ??
    effectiveFrom(subjectRules[subject], { now, timeZone: await readTimeZone(scope), isApplyNow });
  const coming = dayIsChosen ? toCome.find(({ effectiveAt }) => isAt(effectiveAt, from)) : state.coming;
  const inForce = dayIsChosen ? valueBefore(state, from) : state.inForce;
  if (dayIsChosen) await raiseVersionOfRow(scope);
  if (coming) await withdrawRow(context, scope, coming.id);
  const isAtOnce = from <= now;
  const isChange = !isSameValue(value, inForce);
  if (isChange) {
    await insertSetting(scope, {
      subject,
      sequence: state.history.length + 1,
      value,
      valueBefore: inForce,
      effectiveAt: from,
      madeAt: now,
      madeBy: context.account.accountId,
      madeByName: context.account.username,
      settledAt: isAtOnce ? now : null,
    });
    if (isAtOnce) await writeRowChange(scope, subject, { value, valueBefore: inForce });
  }
  if (!isChange && !coming) return;
  await writeAudit(scope, actorOf(context), {
    action: isChange ? (isAtOnce ? 'apply-setting' : 'change-setting') : 'withdraw-setting',
    entity: 'client-setting',
    entityId: null,
    before: { subject: null, ...((coming?.value as object | undefined) ?? inForce), from: null },
    after: { subject, ...value, from: isChange ? from.toISOString() : null },
  });
}

const isAt = (one: Date, other: Date) => one.getTime() === other.getTime();

async function withdrawRow(context: RequestContext, scope: ClientScope, id: string): Promise<void> {
  const by = { at: context.app.clock(), byName: context.account.username };
  if (!(await withdrawSettingRow(scope, id, by))) throw new RefusedError([changedMeanwhile()]);
}
