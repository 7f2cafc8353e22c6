import { closurePlanInput, closureStretchInput } from '@foyer/domain/closures/closure-input.ts';
import { actsFor } from '@foyer/domain/closures/closure-visit.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import {
  ClosureActScalar,
  ClosureCauseScalar,
  ClosureReasonScalar,
  ClosureRemedyScalar,
  ClosureScopeScalar,
  ClosureStateScalar,
  ClosureVisitGroupScalar,
  ClosureVisitStateScalar,
  UnansweredOutcomeScalar,
} from '../../scalars/closure-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { pauseClosure, resumeClosure } from './change-closure.ts';
import { closeTimeslots } from './close-timeslots.ts';
import { type Closure, getClosure, listClosures } from './closure.repository.ts';
import { type ClosureVisit, listVisits, sumVisits, type VisitTotals } from './closure-visit.repository.ts';
import { liftClosure } from './lift-closure.ts';
import { type ClosurePreview, previewClosure } from './preview-closure.ts';
import { settleByHand } from './settle-by-hand.ts';

const access = { right: ['timeslotgroup', 'access'] } as const;
const edit = { right: ['timeslotgroup', 'edit'] } as const;
const pageRows = 50;

const Preview = builder.objectRef<ClosurePreview>('ClosurePreview').implement({
  description: 'What a closure would touch',
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'What closing names as seen' }),
    timeslotCount: t.exposeInt('timeslotCount'),
    dayCount: t.exposeInt('dayCount', { description: 'Days that tickets without a time were for' }),
    shortenedDayCount: t.exposeInt('shortenedDayCount', { description: 'Days of which something is left' }),
    shortenedTicketCount: t.exposeInt('shortenedTicketCount', { description: 'They stay valid' }),
    locationCount: t.exposeInt('locationCount'),
    orderCount: t.exposeInt('orderCount'),
    heads: t.exposeInt('heads'),
    amountMinor: t.exposeInt('amountMinor'),
    heldCount: t.exposeInt('heldCount', { description: 'Places that are in baskets now' }),
    groupCount: t.exposeInt('groupCount', { description: 'Group reservations in it' }),
    groupPeople: t.exposeInt('groupPeople'),
    groupsWithoutAddress: t.exposeInt('groupsWithoutAddress', { description: 'They cannot be mailed' }),
  }),
});

const Totals = builder.objectRef<VisitTotals>('ClosureVisitTotals').implement({
  fields: (t) => ({
    state: t.expose('state', { type: ClosureVisitStateScalar }),
    orderCount: t.exposeInt('orderCount'),
    amountMinor: t.exposeInt('amountMinor'),
  }),
});

const Visit = builder.objectRef<ClosureVisit>('ClosureVisit').implement({
  description: 'The tickets of one order in a closed timeslot, and what became of them',
  fields: (t) => ({
    id: t.exposeID('id'),
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber'),
    buyerName: t.exposeString('buyerName'),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time', nullable: true, description: 'null = tickets for the day' }),
    heads: t.exposeInt('heads'),
    amountMinor: t.exposeInt('amountMinor'),
    currency: t.expose('currency', { type: CurrencyScalar }),
    remedy: t.expose('remedy', { type: ClosureRemedyScalar }),
    state: t.expose('state', { type: ClosureVisitStateScalar }),
    cause: t.expose('cause', { type: ClosureCauseScalar, nullable: true }),
    acts: t.field({ type: [ClosureActScalar], resolve: ({ cause }) => (cause ? [...actsFor(cause)] : []) }),
    movedToDate: t.expose('movedToDate', { type: 'Date', nullable: true }),
    movedToTime: t.expose('movedToTime', { type: 'Time', nullable: true }),
    settledAt: t.expose('settledAt', { type: 'DateTime', nullable: true }),
  }),
});

const ClosureRef = builder.objectRef<Closure>('Closure').implement({
  description: 'A place that is closed for a time, and the visits in it',
  fields: (t) => ({
    id: t.exposeID('id'),
    where: t.stringList({ resolve: ({ where }) => where }),
    scopeKind: t.expose('scopeKind', { type: ClosureScopeScalar }),
    fromLocal: t.exposeString('fromLocal'),
    untilLocal: t.exposeString('untilLocal'),
    reason: t.expose('reason', { type: ClosureReasonScalar }),
    note: t.exposeString('note'),
    remedy: t.expose('remedy', { type: ClosureRemedyScalar }),
    offersRefund: t.exposeBoolean('offersRefund'),
    withoutAnswer: t.expose('withoutAnswer', { type: UnansweredOutcomeScalar }),
    deadlineAt: t.expose('deadlineAt', { type: 'DateTime', nullable: true }),
    timeZone: t.exposeString('timeZone', { description: 'Of its first location' }),
    timeslotCount: t.exposeInt('timeslotCount'),
    dayCount: t.exposeInt('dayCount', { description: 'Days of tickets without a time, taken whole' }),
    shortenedDayCount: t.exposeInt('shortenedDayCount', { description: 'Days of which it left something' }),
    groupCount: t.int({
      description: 'Group reservations that were in it when it was closed',
      resolve: ({ groupIds }) => groupIds.length,
    }),
    closedByName: t.exposeString('closedByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    pausedAt: t.expose('pausedAt', { type: 'DateTime', nullable: true }),
    liftedAt: t.expose('liftedAt', { type: 'DateTime', nullable: true }),
    totals: t.loadableGroup({
      authScopes: access,
      type: Totals,
      load: loading(sumVisits),
      group: ({ closureId }) => closureId,
      resolve: ({ id }) => id,
    }),
  }),
});

const StretchInput = inputFromZod('ClosureStretchInput', closureStretchInput);

const PlanInput = inputFromZod('ClosurePlanInput', closurePlanInput);

builder.queryFields((t) => ({
  closurePreview: t.field({
    authScopes: edit,
    type: Preview,
    args: { stretch: t.arg({ type: StretchInput }) },
    resolve: (_root, { stretch }, context) => previewClosure(context.signedIn(), withNull(stretch)),
  }),
  closures: t.connection({
    description: 'The newest first',
    type: ClosureRef,
    authScopes: access,
    args: { state: t.arg({ type: ClosureStateScalar, required: false }) },
    resolve: reading((scope, _root, { state, ...args }) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listClosures(scope, { state: state ?? null, ...page }),
      ),
    ),
  }),
  closuresNow: t.field({
    type: [ClosureRef],
    authScopes: access,
    description: 'Those in force whose time is not over or whose orders still wait; at most five',
    resolve: reading((scope, _root, _args, { app }) =>
      listClosures(scope, { state: 'now', at: app.clock(), offset: 0, limit: 5 }),
    ),
  }),
  closure: t.field({
    type: ClosureRef,
    authScopes: access,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getClosure(scope, id)),
  }),
  closureVisits: t.connection({
    type: Visit,
    authScopes: { right: ['timeslotgroup', 'access'] },
    args: {
      closureId: t.arg.id(),
      group: t.arg({ type: ClosureVisitGroupScalar, required: false }),
    },
    resolve: reading((scope, _root, { closureId, group, ...args }) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, async (page) => {
        const { id } = await getClosure(scope, closureId);
        return listVisits(scope, id, { group: group ?? null, ...page });
      }),
    ),
  }),
}));

builder.mutationFields((t) => ({
  closeTimeslots: t.field({
    authScopes: edit,
    description: 'Stops the sale at once; mails and refunds follow in the background',
    type: ClosureRef,
    args: {
      stretch: t.arg({ type: StretchInput }),
      plan: t.arg({ type: PlanInput }),
      fingerprint: t.arg.string({
        description: 'Of the preview; refused where it would do something else by now',
      }),
    },
    resolve: (_root, { stretch, plan, fingerprint }, context) =>
      closeTimeslots(context.signedIn(), withNull(stretch), plan, fingerprint),
  }),
  pauseClosure: t.field({
    authScopes: edit,
    description: 'Holds mails and refunds back, not the closing',
    type: ClosureRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => pauseClosure(context.signedIn(), id),
  }),
  resumeClosure: t.field({
    authScopes: edit,
    type: ClosureRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => resumeClosure(context.signedIn(), id),
  }),
  liftClosure: t.field({
    authScopes: edit,
    description: 'Opens what it shut; who has not chosen keeps the visit',
    type: ClosureRef,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => liftClosure(context.signedIn(), id),
  }),
  settleClosureVisit: t.field({
    authScopes: edit,
    type: Visit,
    args: { id: t.arg.id(), act: t.arg({ type: ClosureActScalar }) },
    resolve: (_root, { id, act }, context) => settleByHand(context.signedIn(), id, act),
  }),
}));

/** An absent end of day is an end of day. */
function withNull<T extends { untilTime?: string | null | undefined }>(
  stretch: T,
): T & { untilTime: string | null } {
  return { ...stretch, untilTime: stretch.untilTime ?? null };
}
