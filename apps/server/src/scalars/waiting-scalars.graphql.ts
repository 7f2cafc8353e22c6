import { waitingPhases } from '@foyer/domain/waiting-room/waiting-phase.ts';
import { openingCauses } from '@foyer/domain/waiting-room/waiting-room.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const OpeningCauseScalar = unionScalar('OpeningCause', openingCauses);
export const WaitingPhaseScalar = unionScalar('WaitingPhase', waitingPhases);
