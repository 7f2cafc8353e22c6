import { auditFilterInput } from '@foyer/domain/audit-log/audit-filter-input.ts';
import { type ResolveCursorConnectionArgs, resolveCursorConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import {
  AuditActorKindScalar,
  AuditSortScalar,
  KnownActorKindScalar,
} from '../../scalars/audit-scalars.graphql.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { type AuditCheck, type AuditSeals, readAuditSeals, startAuditCheck } from '../audit-log/index.ts';
import { ExportRef } from '../exports/index.ts';
import { exportAuditLog } from './audit-export.ts';
import { type AuditActorName, listAuditActors, listAuditWords } from './audit-list.repository.ts';
import { getAuditEntry, listAuditEntries, type OpenedEntry } from './list-audit-entries.ts';

const access = { right: ['audit-log', 'access'] } as const;
const edit = { right: ['audit-log', 'edit'] } as const;

const Entry = builder.objectRef<OpenedEntry>('AuditEntry').implement({
  description: 'One change by a person, a key or the system, with before and after',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    actorKind: t.expose('actorKind', { type: AuditActorKindScalar }),
    actorId: t.exposeID('actorId', { nullable: true }),
    actorName: t.exposeString('actorName', { nullable: true, description: 'null where the account is gone' }),
    action: t.exposeString('action'),
    entity: t.exposeString('entity'),
    entityId: t.exposeID('entityId', { nullable: true }),
    entityName: t.exposeString('entityName', { nullable: true }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'A personal value of an erased person is {erased: true}',
      resolve: ({ before }) => before,
    }),
    after: t.field({ type: 'JSON', nullable: true, resolve: ({ after }) => after }),
    names: t.field({
      type: 'JSON',
      description: 'What ids among the values are called today, by id',
      resolve: ({ names }) => names,
    }),
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description: 'Its place in the chain; null until it is sealed',
    }),
  }),
});

const Actor = builder.objectRef<AuditActorName>('AuditActor').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: KnownActorKindScalar }),
    name: t.exposeString('name', { nullable: true }),
  }),
});

const Check = builder.objectRef<AuditCheck>('AuditCheck').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    checked: t.exposeInt('checked'),
    total: t.exposeInt('total'),
    brokenAt: t.exposeInt('brokenAt', {
      nullable: true,
      description: 'The place of the first entry that does not fit',
    }),
    brokenEntryId: t.exposeID('brokenEntryId', {
      nullable: true,
      description: 'null where that entry is missing',
    }),
  }),
});

const Seals = builder.objectRef<AuditSeals>('AuditSeals').implement({
  fields: (t) => ({
    sealed: t.exposeInt('sealed'),
    unsealed: t.exposeInt('unsealed'),
    lastSealedAt: t.expose('lastSealedAt', { type: 'DateTime', nullable: true }),
    check: t.expose('check', { type: Check, nullable: true }),
  }),
});

const Filter = inputFromZod('AuditFilterInput', auditFilterInput);

interface FilterWords {
  actors: AuditActorName[];
  actions: string[];
  entities: string[];
}

const FilterWordsRef = builder.objectRef<FilterWords>('AuditFilterWords').implement({
  description: 'What stands in the log and can be filtered by',
  fields: (t) => ({
    actors: t.expose('actors', { type: [Actor] }),
    actions: t.exposeStringList('actions'),
    entities: t.exposeStringList('entities'),
  }),
});

builder.queryFields((t) => ({
  auditEntries: t.connection({
    type: Entry,
    authScopes: access,
    args: {
      filter: t.arg({ type: Filter, required: false }),
      sort: t.arg({ type: AuditSortScalar, required: false }),
    },
    resolve: (_root, { filter, sort, ...args }, context) =>
      resolveCursorConnection(
        { args, toCursor: ({ id }: OpenedEntry) => id, defaultSize: 50, maxSize: 100 },
        (page: ResolveCursorConnectionArgs) =>
          listAuditEntries(context.signedIn(), { ...filter, sort }, page),
      ),
  }),
  auditEntry: t.field({
    type: Entry,
    authScopes: access,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getAuditEntry(context.signedIn(), id),
  }),
  auditFilterWords: t.field({
    type: FilterWordsRef,
    authScopes: access,
    resolve: reading(async (scope) => ({
      actors: await listAuditActors(scope),
      actions: await listAuditWords(scope, 'action'),
      entities: await listAuditWords(scope, 'entity'),
    })),
  }),
  auditSeals: t.field({
    type: Seals,
    authScopes: access,
    resolve: (_root, _args, context) => readAuditSeals(context.signedIn()),
  }),
}));

builder.mutationFields((t) => ({
  checkAuditLog: t.field({
    description: 'Recomputes the whole chain in the background',
    type: Seals,
    authScopes: edit,
    resolve: (_root, _args, context) => startAuditCheck(context.signedIn()),
  }),
  exportAuditLog: t.field({
    type: ExportRef,
    authScopes: edit,
    args: {
      filter: t.arg({ type: Filter, required: false }),
      format: t.arg({ type: ExportFormatScalar }),
    },
    resolve: (_root, { filter, format }, context) =>
      exportAuditLog(context.signedIn(), { ...filter }, format),
  }),
}));
