import { rebookingExceptionStates } from '@foyer/domain/rebooking/exception-state.ts';
import { rebookingExceptionKinds } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const RebookingExceptionKindScalar = unionScalar('RebookingExceptionKind', rebookingExceptionKinds);
export const RebookingExceptionStateScalar = unionScalar('RebookingExceptionState', rebookingExceptionStates);
