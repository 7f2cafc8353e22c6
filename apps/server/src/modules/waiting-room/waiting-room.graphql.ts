import { waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import { waitingRoomInput, waitingTextInput } from '@foyer/domain/waiting-room/waiting-room-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { OpeningCauseScalar, WaitingPhaseScalar } from '../../scalars/waiting-scalars.graphql.ts';
import type { ProductLeft } from '../availability/index.ts';
import { listProducts, Product } from '../catalog/index.ts';
import { changeWaitingRoom } from './change-waiting-room.ts';
import { letEveryoneIn } from './let-everyone-in.ts';
import { pauseAdmission } from './pause-admission.ts';
import { setWaitingRate } from './set-waiting-rate.ts';
import { type ShownRoom, showWaitingRoom } from './show-waiting-room.ts';
import { listTicketsLeftToday } from './tickets-left-today.ts';
import { readWaitingFigures, type WaitingFigures } from './waiting-figures.ts';

const maySee = { right: ['channel-management', 'access'] as const };
const mayEdit = { right: ['channel-management', 'edit'] as const };

const WaitingText = builder.objectRef<{ language: string; text: string }>('WaitingText').implement({
  fields: (t) => ({ language: t.exposeString('language'), text: t.exposeString('text') }),
});

const RateChange = builder
  .objectRef<{ at: Date; by: string; before: number | null }>('WaitingRateChange')
  .implement({
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime' }),
      by: t.exposeString('by', { description: 'Username' }),
      before: t.exposeInt('before', { nullable: true }),
    }),
  });

const WaitingMinute = builder.objectRef<WaitingFigures['minutes'][number]>('WaitingMinute').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    waiting: t.exposeInt('waiting', { description: 'The most people who waited at once' }),
    admitted: t.exposeInt('admitted'),
  }),
});

const WaitingFiguresRef = builder.objectRef<WaitingFigures>('WaitingFigures').implement({
  description: 'Of the last 24 hours',
  fields: (t) => ({
    waiting: t.exposeInt('waiting', { description: 'Now' }),
    mostWaiting: t.exposeInt('mostWaiting'),
    mostWaitingAt: t.expose('mostWaitingAt', { type: 'DateTime', nullable: true }),
    minutesForNext: t.exposeInt('minutesForNext', {
      nullable: true,
      description: 'For a visitor who comes now; null while none waits or admission is paused',
    }),
    waitedMinutes: t.exposeInt('waitedMinutes', { nullable: true, description: 'On average' }),
    toldMinutes: t.exposeInt('toldMinutes', {
      nullable: true,
      description: 'Estimated at first, on average',
    }),
    admittedLastMinute: t.exposeInt('admittedLastMinute'),
    admitted: t.exposeInt('admitted'),
    ordered: t.exposeInt('ordered', { description: 'Orders of those let in' }),
    left: t.exposeInt('left', { description: 'Left, were away too long or did not begin in time' }),
    cameBack: t.exposeInt('cameBack', { description: 'Were away, and returned within ten minutes' }),
    refused: t.exposeInt('refused', { description: 'Places that were used before, copied or forged' }),
    busiestMinute: t.exposeInt('busiestMinute', {
      description: 'The most carts in a minute that did not wait, in thirty days',
    }),
    minutes: t.expose('minutes', { type: [WaitingMinute], description: 'Of the last hour' }),
  }),
});

const WaitingTicketsLeft = builder.objectRef<ProductLeft>('WaitingTicketsLeft').implement({
  fields: (t) => ({
    product: t.loadable({
      type: Product,
      authScopes: maySee,
      load: loading(listProducts),
      sort: ({ id }) => id,
      resolve: ({ productId }) => productId,
    }),
    left: t.exposeInt('left', { nullable: true, description: 'null = no limit' }),
  }),
});

const WaitingRoom = builder.objectRef<ShownRoom>('WaitingRoom').implement({
  fields: (t) => ({
    channelId: t.id({ resolve: ({ channel }) => channel.id }),
    channelTitle: t.string({ resolve: ({ channel }) => channel.title }),
    languages: t.stringList({ resolve: ({ channel }) => [...channel.languages] }),
    cartsAMinute: t.int({ nullable: true, resolve: ({ room }) => room.cartsAMinute }),
    opensByLoad: t.boolean({ resolve: ({ room }) => room.opensByLoad }),
    startsAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ room }) => room.startsAt }),
    opensBeforeMinutes: t.int({ resolve: ({ room }) => room.opensBeforeMinutes }),
    minutesToBegin: t.int({ resolve: ({ room }) => room.minutesToBegin }),
    isPaused: t.boolean({ resolve: ({ room }) => room.isPaused }),
    texts: t.field({
      type: [WaitingText],
      resolve: ({ room }) => Object.entries(room.texts).map(([language, text]) => ({ language, text })),
    }),
    rateChange: t.field({ type: RateChange, nullable: true, resolve: ({ room }) => room.rateChange }),
    version: t.int({ description: 'What a change must name', resolve: ({ room }) => room.version }),
    phase: t.field({
      type: WaitingPhaseScalar,
      authScopes: { asParent: true },
      resolve: ({ room, line }, _args, context) => waitingPhase(room, line, context.signedIn().app.clock()),
    }),
    openedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ line }) => line.openedAt }),
    openedBy: t.field({ type: OpeningCauseScalar, nullable: true, resolve: ({ line }) => line.openedBy }),
    figures: t.field({
      type: WaitingFiguresRef,
      authScopes: maySee,
      resolve: reading((scope, shown: ShownRoom, _args, call) =>
        readWaitingFigures(scope, shown, call.app.clock()),
      ),
    }),
    ticketsLeft: t.field({
      type: [WaitingTicketsLeft],
      description: 'Of each product that the channel sells for today',
      authScopes: maySee,
      resolve: reading((scope, { channel }: ShownRoom, _args, call) =>
        listTicketsLeftToday(scope, channel, call.app.clock()),
      ),
    }),
  }),
});

inputFromZod('WaitingTextInput', waitingTextInput);
const WaitingRoomInput = inputFromZod('WaitingRoomInput', waitingRoomInput);

builder.queryFields((t) => ({
  waitingRoom: t.field({
    type: WaitingRoom,
    authScopes: maySee,
    args: { channelId: t.arg.id() },
    resolve: reading((scope, _root, { channelId }: { channelId: string }, call) =>
      showWaitingRoom(scope, channelId, call.app.clock()),
    ),
  }),
}));

builder.mutationFields((t) => ({
  changeWaitingRoom: t.int({
    description: 'Takes effect at once. Answers the new version',
    authScopes: mayEdit,
    args: {
      channelId: t.arg.id(),
      version: t.arg.int(seenVersion),
      input: t.arg({ type: WaitingRoomInput }),
    },
    resolve: async (_root, { input, ...seen }, context) =>
      (await changeWaitingRoom(context.signedIn(), seen, input)).version,
  }),
  setWaitingRate: t.int({
    description: 'Carts a minute, while visitors wait',
    authScopes: mayEdit,
    args: { channelId: t.arg.id(), version: t.arg.int(seenVersion), cartsAMinute: t.arg.int() },
    resolve: async (_root, { cartsAMinute, ...seen }, context) =>
      (await setWaitingRate(context.signedIn(), seen, cartsAMinute)).version,
  }),
  pauseAdmission: t.int({
    description: 'Or resumes it. Places are kept',
    authScopes: mayEdit,
    args: { channelId: t.arg.id(), version: t.arg.int(seenVersion), isPaused: t.arg.boolean() },
    resolve: async (_root, { isPaused, ...seen }, context) =>
      (await pauseAdmission(context.signedIn(), seen, isPaused)).version,
  }),
  letEveryoneIn: t.int({
    description: 'Answers how many were let in',
    authScopes: mayEdit,
    args: { channelId: t.arg.id() },
    resolve: (_root, { channelId }, context) => letEveryoneIn(context.signedIn(), channelId),
  }),
}));
