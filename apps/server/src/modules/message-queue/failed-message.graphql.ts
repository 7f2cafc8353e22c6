import { builder } from '../../platform/graphql/builder.ts';
import { FailedBusScalar, FailedMessageStateScalar } from '../../scalars/message-queue-scalars.graphql.ts';
import type { MessageAttempt } from './failed-message.repository.ts';
import { type ReadFailedMessage, readFailedMessage } from './read-failed-message.ts';

const Attempt = builder.objectRef<MessageAttempt>('MessageAttempt').implement({
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    tookSeconds: t.float({
      resolve: ({ startedAt, endedAt }) => Math.max(0, endedAt.getTime() - startedAt.getTime()) / 1000,
    }),
    error: t.exposeString('error'),
  }),
});

const Detail = builder.objectRef<ReadFailedMessage>('FailedMessageDetail').implement({
  description: 'A failed message with all that is known of it; personal data is masked',
  fields: (t) => ({
    id: t.exposeID('id'),
    bus: t.expose('bus', { type: FailedBusScalar }),
    type: t.exposeString('type'),
    source: t.exposeString('source'),
    destination: t.exposeString('destination'),
    state: t.expose('state', { type: FailedMessageStateScalar }),
    description: t.exposeString('description'),
    trace: t.exposeString('trace'),
    attempts: t.exposeInt('attempts'),
    mostAttempts: t.exposeInt('mostAttempts'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    payload: t.expose('payload', { type: 'JSON' }),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    sameCauseIds: t.exposeIDList('sameCauseIds', { description: 'Of one kind and cause, itself included' }),
    tries: t.expose('tries', { type: [Attempt], description: 'The last one first' }),
  }),
});

builder.queryField('failedMessage', (t) =>
  t.field({
    type: Detail,
    authScopes: { right: ['message-queue', 'access'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => readFailedMessage(context.signedIn(), id),
  }),
);
