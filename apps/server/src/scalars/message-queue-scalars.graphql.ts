import { failedBuses, queueBuses } from '@foyer/domain/message-queue/failed-message-filter.ts';
import { failedMessageStates } from '@foyer/domain/message-queue/failed-message-state.ts';
import { mailKinds } from '@foyer/domain/message-queue/mail-kinds.ts';
import { mailStates } from '@foyer/domain/message-queue/mail-states.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const FailedBusScalar = unionScalar('FailedBus', failedBuses);
export const FailedMessageStateScalar = unionScalar('FailedMessageState', failedMessageStates);
export const MailKindScalar = unionScalar('MailKind', mailKinds);
export const MailStateScalar = unionScalar('MailState', mailStates);
export const QueueBusScalar = unionScalar('QueueBus', queueBuses);
