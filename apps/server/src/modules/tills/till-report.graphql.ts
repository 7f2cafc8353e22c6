import type { CashMovement } from '@foyer/domain/tills/close-document.ts';
import type { CountedDenomination } from '@foyer/domain/tills/denominations.ts';
import type { CountAndAmount, MeansFigures, TillFigures } from '@foyer/domain/tills/till-figures.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import {
  TillMeansScalar,
  TillMovementKindScalar,
  TillMovementReasonScalar,
} from '../../scalars/till-scalars.graphql.ts';
import { readTillReports, type TillReport } from './read-till-session.ts';
import { tillModule } from './require-till-right.ts';
import type { TillClose } from './till-close.repository.ts';
import type { TillSession } from './till-session.repository.ts';

const CountRef = builder.objectRef<CountAndAmount>('TillCount').implement({
  fields: (t) => ({ count: t.exposeInt('count'), amountMinor: t.exposeInt('amountMinor') }),
});

const MeansRef = builder.objectRef<MeansFigures>('TillMeansFigures').implement({
  fields: (t) => ({
    means: t.expose('means', { type: TillMeansScalar }),
    sales: t.expose('sales', { type: CountRef }),
    refunds: t.expose('refunds', { type: CountRef, description: 'Below zero' }),
  }),
});

const FiguresRef = builder.objectRef<TillFigures>('TillFigures').implement({
  description: 'What a session came to, in minor units',
  fields: (t) => ({
    floatMinor: t.exposeInt('floatMinor'),
    putIn: t.expose('putIn', { type: CountRef }),
    takenOut: t.expose('takenOut', { type: CountRef, description: 'Below zero' }),
    means: t.field({
      type: [MeansRef],
      description: 'Cash, and the other ways of paying that were used',
      resolve: ({ means }) => [...means],
    }),
    expectedMinor: t.exposeInt('expectedMinor', { description: 'What should be in the drawer' }),
  }),
});

const MovementRef = builder.objectRef<CashMovement>('TillMovement').implement({
  description: 'Cash that was put in or taken out',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
    kind: t.expose('kind', { type: TillMovementKindScalar }),
    reason: t.expose('reason', { type: TillMovementReasonScalar }),
    note: t.exposeString('note'),
    byName: t.exposeString('byName'),
    amountMinor: t.exposeInt('amountMinor', { description: 'Below zero where it was taken out' }),
  }),
});

const CountedRef = builder.objectRef<CountedDenomination>('CountedDenomination').implement({
  fields: (t) => ({ valueMinor: t.exposeInt('valueMinor'), count: t.exposeInt('count') }),
});

const ReportRef = builder.objectRef<TillReport>('TillReport').implement({
  description: 'X report',
  fields: (t) => ({
    entries: t.exposeInt('entries', { description: 'How many it is made of: a close names them' }),
    sales: t.exposeInt('sales', {
      nullable: true,
      description: 'How many orders were sold; null = the account counts blind',
    }),
    figures: t.expose('figures', {
      type: FiguresRef,
      nullable: true,
      description: 'null = the account counts blind: the close shows them',
    }),
    movements: t.expose('movements', { type: [MovementRef], description: 'The oldest first' }),
    freeDifferenceMinor: t.int({
      description: 'Up to it a difference of the count needs no note',
      resolve: ({ rules }) => rules.freeDifferenceMinor,
    }),
    differenceLimitMinor: t.int({
      description: 'Above it a colleague with the right Extra closes, or signs in for it',
      resolve: ({ rules }) => rules.differenceLimitMinor,
    }),
  }),
});

export const TillSessionRef = builder.objectRef<TillSession>('TillSession').implement({
  description: 'A till from its float to its close',
  fields: (t) => ({
    id: t.exposeID('id'),
    tillId: t.exposeID('tillId'),
    openedAt: t.expose('openedAt', { type: 'DateTime' }),
    openedByName: t.exposeString('openedByName'),
    floatMinor: t.exposeInt('floatMinor'),
    currency: t.expose('currency', { type: CurrencyScalar }),
    isTest: t.exposeBoolean('test'),
    report: t.loadable({
      authScopes: { right: [tillModule, 'access'] },
      type: ReportRef,
      load: loading(readTillReports),
      resolve: ({ id }) => id,
    }),
  }),
});

export const TillCloseRef = builder.objectRef<TillClose>('TillClose').implement({
  description: 'The close of a session: a document that never changes',
  fields: (t) => ({
    sessionId: t.exposeID('sessionId'),
    tillId: t.exposeID('tillId'),
    number: t.exposeInt('number', { description: 'Of the till, without a gap' }),
    closedAt: t.expose('closedAt', { type: 'DateTime' }),
    closedByName: t.exposeString('closedByName'),
    expectedMinor: t.exposeInt('expectedMinor'),
    countedMinor: t.exposeInt('countedMinor'),
    leftMinor: t.exposeInt('leftMinor', { description: 'What stayed in the drawer' }),
    closedDay: t.expose('closedDay', { type: 'Date', nullable: true }),
    tillName: t.string({ resolve: ({ document }) => document.tillName }),
    locationName: t.string({ resolve: ({ document }) => document.locationName }),
    currency: t.field({ type: CurrencyScalar, resolve: ({ document }) => document.currency }),
    isTest: t.boolean({ resolve: ({ document }) => document.isTest }),
    openedAt: t.field({ type: 'DateTime', resolve: ({ document }) => new Date(document.openedAt) }),
    openedByName: t.string({ resolve: ({ document }) => document.openedByName }),
    floatNote: t.string({ resolve: ({ document }) => document.floatNote }),
    figures: t.field({ type: FiguresRef, resolve: ({ document }) => document.figures }),
    movements: t.field({ type: [MovementRef], resolve: ({ document }) => [...document.movements] }),
    counts: t.field({ type: [CountedRef], resolve: ({ document }) => [...document.counts] }),
    differenceMinor: t.int({ resolve: ({ document }) => document.differenceMinor }),
    toSafeMinor: t.int({ resolve: ({ document }) => document.toSafeMinor }),
    note: t.string({ resolve: ({ document }) => document.note }),
    approvedByName: t.string({
      nullable: true,
      description: 'The colleague who signed in for a large difference',
      resolve: ({ document }) => document.approvedByName ?? null,
    }),
    terminalMinor: t.int({
      nullable: true,
      description: 'What the card terminal says',
      resolve: ({ document }) => document.terminalMinor,
    }),
  }),
});
