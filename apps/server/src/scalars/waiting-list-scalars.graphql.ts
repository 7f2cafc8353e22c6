import { waitingEntryStates } from '@foyer/domain/waiting-list/waiting-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const WaitingEntryStateScalar = unionScalar('WaitingEntryState', waitingEntryStates);
