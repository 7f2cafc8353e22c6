import type { ErasedCount, ErasureProof } from '@foyer/domain/privacy/erasure.ts';
import { erasureInput } from '@foyer/domain/privacy/erasure-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import {
  ErasureReasonScalar,
  ErasureStateScalar,
  PersonDataKindScalar,
  PersonFileFormatScalar,
  PersonFileStateScalar,
  ReasonToWaitScalar,
} from '../../scalars/privacy-scalars.graphql.ts';
import type { HeldData, PossibleMatch, WaitingOrder } from '../person-data/index.ts';
import { eraseVisitor } from './erase-visitor.ts';
import { getErasure, listLastErasures, type ShownErasure } from './get-erasure.ts';
import { getVisitorData, type VisitorData } from './get-visitor-data.ts';
import { addToVisitor, lookUpVisitor } from './look-up-visitor.ts';
import { getPersonFile, startPersonFile } from './make-person-file.ts';
import { openPersonFile } from './open-person-file.ts';
import type { PersonFile } from './person-file.repository.ts';
import type { HistoryEntry } from './person-request.repository.ts';
import { type ErasurePreview, previewErasure } from './preview-erasure.ts';

const HeldDataRef = builder.objectRef<HeldData>('HeldData').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: PersonDataKindScalar }),
    records: t.exposeInt('records'),
    from: t.expose('from', { type: 'DateTime', nullable: true }),
    until: t.expose('until', { type: 'DateTime', nullable: true }),
    names: t.stringList({ resolve: ({ names }) => [...(names ?? [])] }),
  }),
});

const PossibleMatchRef = builder.objectRef<PossibleMatch>('PossibleMatch').implement({
  description: 'Somebody who may be the same person: offered, never merged',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Empty where the orders have no address' }),
    name: t.exposeString('name'),
    orders: t.exposeInt('orders'),
    because: t.string({ description: '`name` or `phone`', resolve: ({ because }) => because }),
  }),
});

const VisitorHistoryRef = builder.objectRef<HistoryEntry>('VisitorHistoryEntry').implement({
  fields: (t) => ({
    kind: t.string({ description: '`look-up`, `file-pdf` or `file-json`', resolve: ({ kind }) => kind }),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by', { description: 'The username; an Admin too is named' }),
  }),
});

const VisitorDataRef = builder.objectRef<VisitorData>('VisitorData').implement({
  description: 'What is held about the person of a look-up, for the account that looked up',
  fields: (t) => ({
    id: t.exposeID('id'),
    query: t.exposeString('query'),
    isChosen: t.exposeBoolean('isChosen', { description: 'False while several persons fit the name' }),
    emails: t.stringList({ resolve: ({ emails }) => [...emails] }),
    names: t.stringList({ resolve: ({ known }) => [...known.names] }),
    phones: t.stringList({ resolve: ({ known }) => [...known.phones] }),
    language: t.string({ nullable: true, resolve: ({ known }) => known.language }),
    nextVisitDate: t.field({
      type: 'Date',
      nullable: true,
      resolve: ({ known }) => known.nextVisit?.date ?? null,
    }),
    nextVisitTime: t.field({
      type: 'Time',
      nullable: true,
      resolve: ({ known }) => known.nextVisit?.time ?? null,
    }),
    held: t.field({ type: [HeldDataRef], resolve: ({ held }) => [...held] }),
    matches: t.field({ type: [PossibleMatchRef], resolve: ({ matches }) => [...matches] }),
    history: t.field({ type: [VisitorHistoryRef], resolve: ({ history }) => [...history] }),
    answerUntil: t.expose('answerUntil', { type: 'Date', description: 'One month after the look-up' }),
  }),
});

const ErasedCountRef = builder.objectRef<ErasedCount>('ErasedCount').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: PersonDataKindScalar }),
    records: t.exposeInt('records'),
    names: t.stringList({ resolve: ({ names }) => [...(names ?? [])] }),
    keptUntil: t.field({ type: 'Date', nullable: true, resolve: ({ keptUntil }) => keptUntil ?? null }),
  }),
});

const WaitingOrderRef = builder.objectRef<WaitingOrder>('WaitingOrder').implement({
  description: 'An order that keeps its buyer for now',
  fields: (t) => ({
    orderId: t.exposeID('orderId'),
    number: t.exposeString('number', { nullable: true }),
    why: t.expose('why', { type: ReasonToWaitScalar }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is erased by itself; null = once the reason is over',
    }),
  }),
});

const ErasurePreviewRef = builder.objectRef<ErasurePreview>('ErasurePreview').implement({
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'What erasing names as seen' }),
    name: t.exposeString('name', { nullable: true }),
    emails: t.stringList({ resolve: ({ emails }) => [...emails] }),
    goes: t.field({ type: [ErasedCountRef], resolve: ({ goes }) => [...goes] }),
    stays: t.field({ type: [ErasedCountRef], resolve: ({ stays }) => [...stays] }),
    waiting: t.field({ type: [WaitingOrderRef], resolve: ({ waiting }) => [...waiting] }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const FoundRef = builder
  .objectRef<ErasureProof['found'][number]>('FoundAfterErasure')
  .implement({ fields: (t) => ({ column: t.exposeString('column'), records: t.exposeInt('records') }) });

const ErasureProofRef = builder.objectRef<ErasureProof>('ErasureProof').implement({
  description: 'The search of all tables of the client and of the queue after an erasure',
  fields: (t) => ({
    tables: t.exposeInt('tables'),
    columns: t.exposeInt('columns'),
    strings: t.exposeInt('strings', {
      description: 'Addresses, names and phone numbers, as written and in links',
    }),
    found: t.field({ type: [FoundRef], resolve: ({ found }) => [...found] }),
    searchedAt: t.field({ type: 'DateTime', resolve: ({ searchedAt }) => new Date(searchedAt) }),
  }),
});

const VisitorErasureRef = builder.objectRef<ShownErasure>('VisitorErasure').implement({
  description: 'An erasure, without the person',
  fields: (t) => ({
    id: t.exposeID('id'),
    by: t.exposeString('by'),
    reason: t.expose('reason', { type: ErasureReasonScalar }),
    state: t.expose('state', { type: ErasureStateScalar }),
    erased: t.field({ type: [ErasedCountRef], resolve: ({ erased }) => [...erased] }),
    stays: t.field({ type: [ErasedCountRef], resolve: ({ stays }) => [...stays] }),
    waiting: t.field({ type: [WaitingOrderRef], resolve: ({ waiting }) => [...waiting] }),
    proof: t.expose('proof', { type: ErasureProofRef, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
  }),
});

const PersonFileRef = builder.objectRef<PersonFile>('PersonFile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    format: t.expose('format', { type: PersonFileFormatScalar }),
    state: t.expose('state', { type: PersonFileStateScalar }),
  }),
});

const ErasureInput = inputFromZod('ErasureInput', erasureInput);
const reads = { right: ['gebruiker-ticket-zoeken', 'access'] } as const;
const handsOut = { right: ['gebruiker-ticket-zoeken', 'edit'] } as const;
const erases = { right: ['gebruiker-ticket-zoeken', 'extra'] } as const;

builder.queryFields((t) => ({
  visitorData: t.field({
    type: VisitorDataRef,
    authScopes: reads,
    description: 'Each reading is in the audit log',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getVisitorData(context.signedIn(), id),
  }),
  erasurePreview: t.field({
    type: ErasurePreviewRef,
    authScopes: erases,
    args: { id: t.arg.id({ description: 'Of the look-up' }) },
    resolve: (_root, { id }, context) => previewErasure(context.signedIn(), id),
  }),
  visitorErasure: t.field({
    type: VisitorErasureRef,
    authScopes: reads,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getErasure(context.signedIn(), id),
  }),
  visitorErasures: t.field({
    type: [VisitorErasureRef],
    authScopes: reads,
    description: 'The last ten',
    resolve: (_root, _args, context) => listLastErasures(context.signedIn()),
  }),
  personFile: t.field({
    type: PersonFileRef,
    authScopes: handsOut,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getPersonFile(context.signedIn(), id),
  }),
}));

builder.mutationFields((t) => ({
  lookUpVisitor: t.id({
    authScopes: reads,
    description: 'By the whole address or a part of the name; answers the id of the look-up',
    args: { query: t.arg.string() },
    resolve: async (_root, { query }, context) => (await lookUpVisitor(context.signedIn(), query)).id,
  }),
  addToVisitor: t.boolean({
    authScopes: reads,
    description: 'A possible match is the same person, or the one who is meant',
    args: { id: t.arg.id(), email: t.arg.string(), name: t.arg.string() },
    resolve: (_root, { id, ...match }, context) =>
      addToVisitor(context.signedIn(), id, match).then(() => true),
  }),
  makePersonFile: t.field({
    type: PersonFileRef,
    authScopes: handsOut,
    args: { id: t.arg.id(), format: t.arg({ type: PersonFileFormatScalar }) },
    resolve: (_root, { id, format }, context) => startPersonFile(context.signedIn(), id, format),
  }),
  openPersonFile: t.string({
    authScopes: handsOut,
    description: 'A link that works for a minute',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => openPersonFile(context.signedIn(), id),
  }),
  eraseVisitor: t.id({
    authScopes: erases,
    description:
      'Answers the id of the erasure; refused with visitor-data-changed where the preview is outdated',
    args: { id: t.arg.id(), input: t.arg({ type: ErasureInput }), fingerprint: t.arg.string() },
    resolve: async (_root, { id, input, fingerprint }, context) =>
      (await eraseVisitor(context.signedIn(), id, input, fingerprint)).id,
  }),
}));
