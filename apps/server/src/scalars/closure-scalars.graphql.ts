import {
  closureReasons,
  closureRemedies,
  closureScopes,
  unansweredOutcomes,
} from '@foyer/domain/closures/closure-input.ts';
import { closureStates } from '@foyer/domain/closures/closure-state.ts';
import {
  closureActs,
  closureCauses,
  closureVisitGroups,
  closureVisitStates,
} from '@foyer/domain/closures/closure-visit.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ClosureActScalar = unionScalar('ClosureAct', closureActs);
export const ClosureCauseScalar = unionScalar('ClosureCause', closureCauses);
export const ClosureReasonScalar = unionScalar('ClosureReason', closureReasons);
export const ClosureRemedyScalar = unionScalar('ClosureRemedy', closureRemedies);
export const ClosureScopeScalar = unionScalar('ClosureScope', closureScopes);
export const ClosureStateScalar = unionScalar('ClosureState', closureStates);
export const ClosureVisitGroupScalar = unionScalar('ClosureVisitGroup', closureVisitGroups);
export const ClosureVisitStateScalar = unionScalar('ClosureVisitState', closureVisitStates);
export const UnansweredOutcomeScalar = unionScalar('UnansweredOutcome', unansweredOutcomes);
