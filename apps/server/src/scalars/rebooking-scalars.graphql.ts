import { rebookingOutcomes } from '@foyer/domain/rebooking/decide-rebooking.ts';
import { rebookingExceptionStates } from '@foyer/domain/rebooking/exception-state.ts';
import { rebookingCodes } from '@foyer/domain/rebooking/rebooking-reason.ts';
import { rebookingExceptionKinds } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const RebookingCodeScalar = unionScalar('RebookingCode', rebookingCodes);
export const RebookingExceptionKindScalar = unionScalar('RebookingExceptionKind', rebookingExceptionKinds);
export const RebookingExceptionStateScalar = unionScalar('RebookingExceptionState', rebookingExceptionStates);
export const RebookingOutcomeScalar = unionScalar('RebookingOutcome', rebookingOutcomes);
