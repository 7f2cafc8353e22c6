import type { ChangeKindName } from '@foyer/domain/changes/change-state.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { AffectedVisit, VisitStep } from './affected-visit.ts';
import { getChange } from './change.repository.ts';
import type { StoredKind } from './change-kind.ts';

/** How the visits of a registered kind are settled, whatever the kind stores. */
export interface Settler {
  lockChange(scope: ClientScope, changeId: string): Promise<boolean>;
  settle(app: App, scope: ClientScope, visit: AffectedVisit): Promise<VisitStep>;
  finish(app: App, scope: ClientScope, visit: AffectedVisit): Promise<void>;
}

const settlers = new Map<ChangeKindName, Settler>();

/** Registers a kind, so that a worker finds how its visits are settled. */
export function registerChange<Wanted, Before, Outcome, Kind extends StoredKind<Wanted, Before, Outcome>>(
  kind: Kind & StoredKind<Wanted, Before, Outcome>,
): Kind {
  const { name, settling } = kind;
  if (settling)
    settlers.set(name, {
      lockChange: (scope, changeId) => settling.lockChange(scope, changeId),
      settle: async (app, scope, visit) =>
        settling.settle(app, scope, visit, await getChange(scope, kind, visit.changeId)),
      finish: (app, scope, visit) => settling.finish(app, scope, visit),
    });
  return kind;
}

export function settlerOf(kind: ChangeKindName): Settler {
  const settler = settlers.get(kind);
  if (!settler) throw new Error(`No registered kind of change settles the visits of "${kind}"`);
  return settler;
}
