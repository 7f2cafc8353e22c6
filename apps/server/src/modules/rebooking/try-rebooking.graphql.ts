import type { TicketRebooking } from '@foyer/domain/rebooking/decide-rebooking.ts';
import type { RebookingReason } from '@foyer/domain/rebooking/rebooking-reason.ts';
import type { RuleSource } from '@foyer/domain/rebooking/rebooking-rules.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { RebookingCodeScalar, RebookingOutcomeScalar } from '../../scalars/rebooking-scalars.graphql.ts';
import { type TriedRebooking, tryRebooking } from './try-rebooking.ts';

const nameOf = (source: RuleSource | null): string | null =>
  source?.kind === 'exception' ? source.name : null;

const RebookingReasonRef = builder.objectRef<RebookingReason>('RebookingReason').implement({
  fields: (t) => ({
    code: t.expose('code', { type: RebookingCodeScalar }),
    params: t.expose('params', { type: 'JSON' }),
    isRule: t.boolean({
      description: 'Whether a rule of the client decided, and not what the ticket or its visit is',
      resolve: ({ decidedBy }) => decidedBy !== null,
    }),
    exceptionName: t.string({
      nullable: true,
      description: 'Of the exception that decided; null = the rules for all tickets',
      resolve: ({ decidedBy }) => nameOf(decidedBy),
    }),
  }),
});

const TriedTicket = builder.objectRef<TicketRebooking>('TriedTicket').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ ticketId }) => ticketId }),
    outcome: t.expose('outcome', { type: RebookingOutcomeScalar }),
    reasons: t.field({ type: [RebookingReasonRef], resolve: ({ reasons }) => [...reasons] }),
    timesRebooked: t.exposeInt('timesRebooked'),
    mostTimes: t.int({ resolve: ({ rules }) => rules.mostTimes }),
    feeMinor: t.int({ resolve: ({ rules }) => rules.feeMinor }),
    exceptionNames: t.stringList({
      description: 'Of the exceptions that give at least one of its rules',
      resolve: ({ rules: { sources } }) => [
        ...new Set(Object.values(sources).flatMap((source) => nameOf(source) ?? [])),
      ],
    }),
  }),
});

const TriedRebookingRef = builder.objectRef<TriedRebooking>('TriedRebooking').implement({
  description: 'What the rules in force say of one order or ticket, as its buyer would read it',
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber'),
    currency: t.exposeString('currency'),
    isSold: t.exposeBoolean('isSold', { description: 'Whether it has valid tickets' }),
    isAllowed: t.boolean({ resolve: ({ decision }) => decision.isAllowed }),
    until: t.field({ type: 'DateTime', nullable: true, resolve: ({ decision }) => decision.until }),
    fromDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The earliest date to which all tickets can go',
      resolve: ({ decision }) => decision.dates?.from ?? null,
    }),
    untilDate: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ decision }) => decision.dates?.until ?? null,
    }),
    tickets: t.field({ type: [TriedTicket], resolve: ({ decision }) => [...decision.tickets] }),
  }),
});

builder.queryField('triedRebooking', (t) =>
  t.field({
    description: 'Null = no order or ticket has this number',
    type: TriedRebookingRef,
    nullable: true,
    authScopes: { right: ['instellingen', 'access'] },
    args: {
      number: t.arg.string({ description: 'Of an order or a ticket' }),
      language: t.arg.string({ required: false, description: 'Of the names of exceptions' }),
    },
    resolve: (_root, { number, language }, context) =>
      tryRebooking(context.signedIn(), { number, language: language ?? undefined }),
  }),
);
