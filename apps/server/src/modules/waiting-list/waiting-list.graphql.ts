import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { ContentLanguageScalar } from '../../scalars/catalog-scalars.graphql.ts';
import { WaitingEntryStateScalar } from '../../scalars/waiting-list-scalars.graphql.ts';
import { listWaitingVisitors, type ShownEntry, totalWaiting, waitedGroups } from './list-waiting.ts';
import type { WaitingTotals } from './listed-entry.repository.ts';
import { removeFromList } from './remove-from-list.ts';

const access = { right: ['timeslotgroup', 'access'] } as const;
const pageRows = 50;

const Entry = builder.objectRef<ShownEntry>('WaitingListEntry').implement({
  description: 'A visitor who waits for places of a full day or time',
  fields: (t) => ({
    id: t.exposeID('id'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', {
      type: 'Time',
      nullable: true,
      description: 'That is waited for or kept; null = any time, or tickets for a day',
    }),
    title: t.exposeString('title', { description: 'What is waited for, in the language of the visitor' }),
    ticketTypes: t.string({
      resolve: ({ lines }) => lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
    }),
    tickets: t.exposeInt('tickets'),
    language: t.expose('language', { type: ContentLanguageScalar }),
    channelTitle: t.exposeString('channelTitle'),
    email: t.exposeString('email', {
      nullable: true,
      description: 'null without the right to edit, and once it was erased',
    }),
    state: t.expose('state', { type: WaitingEntryStateScalar }),
    joinedAt: t.expose('joinedAt', { type: 'DateTime' }),
    offerEndsAt: t.expose('offerEndsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when places are or were kept',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});

const Totals = builder.objectRef<WaitingTotals>('WaitingListTotals').implement({
  fields: (t) => ({
    entries: t.exposeInt('entries'),
    waiting: t.exposeInt('waiting'),
    tickets: t.exposeInt('tickets', { description: 'Places that those wait for who are not told yet' }),
    offered: t.exposeInt('offered', { description: 'With places kept for them now' }),
  }),
});

const Group = builder.objectRef<{ id: string; name: string }>('WaitedTicketGroup').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

builder.queryFields((t) => ({
  waitingList: t.connection({
    description: 'By day and in the order of joining; without a date from today on',
    type: Entry,
    authScopes: access,
    args: {
      date: t.arg.string({ required: false }),
      time: t.arg.string({ required: false }),
      state: t.arg({ type: WaitingEntryStateScalar, required: false }),
      ticketGroupId: t.arg.id({ required: false }),
      search: t.arg.string({ required: false, description: 'A whole email address' }),
    },
    resolve: (_root, { date, time, state, ticketGroupId, search, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listWaitingVisitors(context.signedIn(), { date, time, state, ticketGroupId, search }, page),
      ),
  }),
  waitingListTotals: t.field({
    type: Totals,
    authScopes: access,
    args: {
      date: t.arg.string({ required: false }),
      time: t.arg.string({ required: false }),
      state: t.arg({ type: WaitingEntryStateScalar, required: false }),
      ticketGroupId: t.arg.id({ required: false }),
      search: t.arg.string({ required: false }),
    },
    resolve: (_root, input, context) => totalWaiting(context.signedIn(), input),
  }),
  waitedTicketGroups: t.field({
    description: 'What visitors wait or waited for',
    type: [Group],
    authScopes: access,
    resolve: (_root, _args, context) => waitedGroups(context.signedIn()),
  }),
}));

builder.mutationField('removeFromWaitingList', (t) =>
  t.id({
    description: 'Places that are kept for the entry are free at once',
    authScopes: { right: ['timeslotgroup', 'edit'] },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => removeFromList(context.signedIn(), id),
  }),
);
