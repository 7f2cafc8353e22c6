import { type FailedBus, failedMessageFilter } from '@foyer/domain/message-queue/failed-message-filter.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { FailedMessageStateScalar, QueueBusScalar } from '../../scalars/message-queue-scalars.graphql.ts';
import {
  deleteAllMessages,
  deleteMessages,
  retryAllMessages,
  retryMessages,
} from './change-failed-messages.ts';
import { countMails } from './mail-outbox.repository.ts';
import { maskText } from './mask-address.ts';
import { maskPayload } from './mask-payload.ts';
import {
  type DestinationFigures,
  listQueueBars,
  type QueueBar,
  type QueueFigures,
  type QueuePeriod,
  readQueueFigures,
} from './queue-figures.repository.ts';
import {
  countFailed,
  type FailedKind,
  type FailedMessage,
  type FailedMessageGroup,
  listFailedGroups,
  listFailedKinds,
} from './queued-message.repository.ts';

const access = { right: ['message-queue', 'access'] } as const;

const Bus = builder.enumType('FailedBusName', {
  description: 'The buses as callers name them in a filter',
  values: {
    COMMAND: { value: 'command' },
    EVENT: { value: 'event' },
    DEAD_LETTER: { value: 'dead letter' },
  } satisfies Record<string, { value: FailedBus }>,
});

const Destination = builder.objectRef<DestinationFigures>('QueueDestination').implement({
  fields: (t) => ({
    destination: t.exposeString('destination'),
    bus: t.expose('bus', { type: QueueBusScalar }),
    waiting: t.exposeInt('waiting'),
    retrying: t.exposeInt('retrying'),
    failed: t.exposeInt('failed'),
    handledLastHour: t.exposeInt('handledLastHour'),
    typicalSeconds: t.exposeFloat('typicalSeconds', { nullable: true }),
    slowSeconds: t.exposeFloat('slowSeconds', {
      nullable: true,
      description: '95th percentile of the last hour',
    }),
    trend: t.exposeIntList('trend', {
      description: 'Handled in each five minutes of the last hour, the oldest first',
    }),
  }),
});

const Period = builder.enumType('QueuePeriod', {
  description: 'HOUR has a bar a minute, DAY a bar a quarter of an hour, WEEK a bar every two hours',
  values: {
    HOUR: { value: 'hour' },
    DAY: { value: 'day' },
    WEEK: { value: 'week' },
  } satisfies Record<string, { value: QueuePeriod }>,
});

const Bar = builder.objectRef<QueueBar>('QueueBar').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    handled: t.exposeInt('handled'),
    failed: t.exposeInt('failed'),
  }),
});

interface Overview extends QueueFigures {
  failed: Record<FailedBus, number>;
  outbox: number;
  hasMailServer: boolean;
}

const OverviewRef = builder.objectRef<Overview>('MessageQueue').implement({
  fields: (t) => ({
    destinations: t.expose('destinations', { type: [Destination] }),
    oldestWaitingAt: t.expose('oldestWaitingAt', { type: 'DateTime', nullable: true }),
    failedCommands: t.int({ resolve: ({ failed }) => failed.command }),
    failedEvents: t.int({ resolve: ({ failed }) => failed.event }),
    deadLetters: t.int({ resolve: ({ failed }) => failed['dead letter'] }),
    outbox: t.exposeInt('outbox', { description: 'Mails that have not left' }),
    hasMailServer: t.exposeBoolean('hasMailServer'),
  }),
});

const Message = builder.objectRef<FailedMessage>('FailedMessage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    attempts: t.exposeInt('attempts'),
    payload: t.field({ type: 'JSON', resolve: ({ payload }) => maskPayload(payload) }),
  }),
});

const Group = builder.objectRef<FailedMessageGroup>('FailedMessageGroup').implement({
  description: 'Messages of one kind that failed for one reason',
  fields: (t) => ({
    id: t.id({ resolve: ({ ids }) => ids[0] ?? '' }),
    type: t.exposeString('type'),
    source: t.exposeString('source'),
    destination: t.exposeString('destination'),
    state: t.expose('state', { type: FailedMessageStateScalar }),
    description: t.string({ resolve: ({ description }) => maskText(description) }),
    count: t.exposeInt('count'),
    firstFailedAt: t.expose('firstFailedAt', { type: 'DateTime' }),
    messageIds: t.idList({ resolve: ({ ids }) => ids }),
    messages: t.expose('messages', { type: [Message], description: 'The newest twenty' }),
  }),
});

const Kind = builder.objectRef<FailedKind>('FailedKind').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    source: t.exposeString('source'),
    destination: t.exposeString('destination'),
  }),
});

const Filter = inputFromZod('FailedMessageFilter', failedMessageFilter, { types: { bus: Bus } });

builder.queryFields((t) => ({
  messageQueue: t.field({
    type: OverviewRef,
    authScopes: access,
    resolve: reading(async (scope, _root, _args, { app }) => {
      const mails = await countMails(scope);
      return {
        ...(await readQueueFigures(scope)),
        failed: await countFailed(scope),
        outbox: (mails.waiting ?? 0) + (mails.kept ?? 0) + (mails.failed ?? 0),
        hasMailServer: app.env.SMTP_URL !== undefined,
      };
    }),
  }),
  queueBars: t.field({
    type: [Bar],
    authScopes: access,
    description: 'Up to now, the oldest first',
    args: { period: t.arg({ type: Period }) },
    resolve: reading((scope, _root, { period }) => listQueueBars(scope, period)),
  }),
  failedMessages: t.field({
    type: [Group],
    authScopes: access,
    args: { filter: t.arg({ type: Filter }) },
    resolve: reading((scope, _root, { filter }) => listFailedGroups(scope, filter)),
  }),
  failedKinds: t.field({
    description: 'What the failed messages of a bus can be narrowed to',
    type: [Kind],
    authScopes: access,
    args: { bus: t.arg({ type: Bus }) },
    resolve: reading((scope, _root, { bus }) => listFailedKinds(scope, bus)),
  }),
}));

builder.mutationFields((t) => ({
  retryMessages: t.int({
    authScopes: { right: ['message-queue', 'edit'] },
    description: 'How many are tried again',
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, context) => retryMessages(context.signedIn(), ids),
  }),
  deleteMessages: t.int({
    authScopes: { right: ['message-queue', 'edit'] },
    description: 'How many are gone',
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, context) => deleteMessages(context.signedIn(), ids),
  }),
  retryAllMessages: t.int({
    authScopes: { right: ['message-queue', 'edit'] },
    description: 'All that a filter means, however many',
    args: { filter: t.arg({ type: Filter }) },
    resolve: (_root, { filter }, context) => retryAllMessages(context.signedIn(), filter),
  }),
  deleteAllMessages: t.int({
    authScopes: { right: ['message-queue', 'edit'] },
    args: { filter: t.arg({ type: Filter }) },
    resolve: (_root, { filter }, context) => deleteAllMessages(context.signedIn(), filter),
  }),
}));
