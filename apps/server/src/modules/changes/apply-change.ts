import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf } from '../audit-log/index.ts';
import { getChange, insertChange, lockChange, updateChange } from './change.repository.ts';
import type { Change } from './change.ts';
import type { Applied, ChangeKind, ChangeToApply } from './change-kind.ts';
import { movedOn } from './fingerprint.ts';
import { addAffectedVisits } from './send-visits.ts';

/**
 * Applies a stored draft in one transaction; applied again, it stays as it is.
 * @param seen the fingerprint of what was shown. Refused with `change-moved-on` where applying would do something else.
 */
export async function applyDraft<Wanted, Result, Before, Outcome>(
  context: RequestContext,
  kind: ChangeKind<Wanted, Result, Before, Outcome>,
  id: string,
  seen: string,
): Promise<Change<Wanted, Before, Outcome>> {
  const begun = performance.now();
  return refuseViolations(kind.constraints, () =>
    context.inClient(async (scope) => {
      const change = await lockChange(scope, kind, id);
      kind.require(context, change, 'edit');
      if (change.state !== 'draft') return change;
      const { before, outcome, visits } = await carryOut(context, scope, kind, change, seen);
      await addAffectedVisits(scope, id, visits);
      const applied = appliedNow(context);
      const tookMs = Math.round(performance.now() - begun);
      await updateChange(scope, id, { ...applied, before, outcome, tookMs });
      return getChange(scope, kind, id);
    }),
  );
}

/**
 * Applies what a form holds in one transaction and stores what undoing needs.
 * @param seen the fingerprint of the dry run; undefined where the caller made none.
 */
export async function applyChange<Wanted, Result, Before, Outcome>(
  context: RequestContext,
  kind: ChangeKind<Wanted, Result, Before, Outcome>,
  wanted: Wanted,
  seen?: string,
): Promise<Result> {
  kind.require(context, { calendarId: null }, 'edit');
  return refuseViolations(kind.constraints, () =>
    context.inClient(async (scope) => {
      const known = await kind.findApplied?.(scope, wanted);
      if (known !== undefined) return known;
      const change = { calendarId: null, wanted, seenVersion: '', remedies: {}, mailsVisitors: true };
      const done = await carryOut(context, scope, kind, change, seen);
      const { calendarId, before, outcome } = done;
      const createdBy = context.account.username;
      const stored = { calendarId, wanted, createdBy, seenVersion: '', before, outcome };
      const given = done.id === undefined ? {} : { id: done.id };
      const id = await insertChange(scope, kind.name, { ...given, ...stored, ...appliedNow(context) });
      await addAffectedVisits(scope, id, done.visits);
      return done.result;
    }),
  );
}

async function carryOut<Wanted, Result, Before, Outcome>(
  context: RequestContext,
  scope: ClientScope,
  kind: ChangeKind<Wanted, Result, Before, Outcome>,
  change: ChangeToApply<Wanted>,
  seen: string | undefined,
): Promise<Applied<Result, Before, Outcome>> {
  const done = await kind.apply(context, scope, change);
  if (seen !== undefined && seen !== done.fingerprint) throw movedOn();
  for (const write of done.audit) await write(scope, actorOf(context));
  return done;
}

function appliedNow({ app, account }: RequestContext) {
  return { state: 'applied' as const, appliedAt: app.clock(), appliedBy: account.username };
}
