import { eventLimitChoices } from '@foyer/domain/events/event-input.ts';
import { eventKinds } from '@foyer/domain/events/event-kinds.ts';
import { eventStates } from '@foyer/domain/events/planned-event.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const EventKindScalar = unionScalar('EventKind', eventKinds);
export const EventLimitChoiceScalar = unionScalar('EventLimitChoice', eventLimitChoices);
export const EventStateScalar = unionScalar('EventState', eventStates);
