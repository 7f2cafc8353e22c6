import type { ChangeKindName } from '@foyer/domain/changes/change-state.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLater } from '../audit-log/index.ts';
import type { AffectedVisit, NewAffectedVisit, VisitStep } from './affected-visit.ts';
import type { Change } from './change.ts';

/** A change that is to be applied: a stored draft, or what a form holds. */
export type ChangeToApply<Wanted> = Pick<
  Change<Wanted>,
  'calendarId' | 'wanted' | 'seenVersion' | 'remedies' | 'mailsVisitors'
>;

/** What a change did. The pipeline compares, audits and stores it. */
export interface Applied<Result, Before, Outcome> {
  /** Where what was written has an id already; else the pipeline gives one. */
  id?: string;
  result: Result;
  /** Of what was done, by `fingerprintOf`: the same as that of the plan, where nothing changed in between. */
  fingerprint: string;
  audit: readonly AuditLater[];
  calendarId: string | null;
  /** What undoing brings back. */
  before: Before;
  outcome: Outcome;
  visits: readonly NewAffectedVisit[];
}

/** How the affected visits of a kind are settled, one a transaction. */
export interface Settling<Wanted, Before, Outcome> {
  /** Locks what pausing the change writes; false = its visits wait. */
  lockChange(scope: ClientScope, changeId: string): Promise<boolean>;
  /**
   * Carries out the remedy of a locked visit.
   * @throws RefusedError where it cannot: what was written is rolled back and the visit fails with the code.
   */
  settle(
    app: App,
    scope: ClientScope,
    visit: AffectedVisit,
    change: Change<Wanted, Before, Outcome>,
  ): Promise<VisitStep>;
  /** After each visit, in a transaction of its own; called again, it changes nothing more. */
  finish(app: App, scope: ClientScope, visit: AffectedVisit): Promise<void>;
}

/** An applied change, with what undoing it needs. */
export type AppliedChange<Wanted, Before, Outcome> = Change<Wanted, Before, Outcome> & {
  before: Before;
  outcome: Outcome;
  appliedAt: Date;
};

/** What an area registers of a kind of change: the pipeline does the rest (decision 0070). */
export interface StoredKind<Wanted, Before, Outcome> {
  /** `change.kind`. */
  readonly name: ChangeKindName;
  /** Refusals for violated unique constraints. */
  readonly constraints: Readonly<Record<string, Refusal>>;
  /** @throws NotAllowedError */
  require(context: RequestContext, change: Pick<Change, 'calendarId'>, right: 'access' | 'edit'): void;
  /** null = it affects no visits. */
  readonly settling: Settling<Wanted, Before, Outcome> | null;
}

export interface UndoableKind<Wanted, Before, Outcome> extends StoredKind<Wanted, Before, Outcome> {
  /** Brings back what was there before; refuses where it cannot. */
  restore(
    scope: ClientScope,
    change: AppliedChange<Wanted, Before, Outcome>,
    now: Date,
    context: RequestContext,
  ): Promise<readonly AuditLater[]>;
}

export interface ChangeKind<Wanted, Result, Before, Outcome> extends StoredKind<Wanted, Before, Outcome> {
  /** The result of the same request, applied before; locks what two such requests wait for. */
  findApplied?(scope: ClientScope, wanted: Wanted): Promise<Result | undefined>;
  /** Locks, then writes, in the transaction of the pipeline. */
  apply(
    context: RequestContext,
    scope: ClientScope,
    change: ChangeToApply<Wanted>,
  ): Promise<Applied<Result, Before, Outcome>>;
}
