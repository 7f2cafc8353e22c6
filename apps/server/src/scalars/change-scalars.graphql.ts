import { changeStates } from '@foyer/domain/changes/change-state.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ChangeStateScalar = unionScalar('ChangeState', changeStates);
