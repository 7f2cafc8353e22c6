import { codeModules } from '@foyer/domain/code-batches/code-batch.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { reading } from '../../platform/graphql/reading.ts';
import {
  CodeBatchModeScalar,
  CodeBatchStateScalar,
  CodeKindScalar,
} from '../../scalars/code-scalars.graphql.ts';
import type { CodeBatch } from './code-batch.ts';
import { listLines, type ShownLine } from './code-line.repository.ts';
import { addCodeLines, discardCodeUpload, showCodeBatch, startCodeUpload } from './upload-codes.ts';

const mayRead = { anyRight: [codeModules, 'access'] as const };
const mayEdit = { anyRight: [codeModules, 'edit'] as const };
const pageRows = 50;
const mostRows = 5_000;

export const CodeBatchRef = builder.objectRef<CodeBatch>('CodeBatch').implement({
  description: 'Codes that are written in the background: of a file, drawn, or deleted',
  fields: (t) => ({
    id: t.exposeID('id'),
    mode: t.expose('mode', { type: CodeBatchModeScalar }),
    state: t.expose('state', { type: CodeBatchStateScalar }),
    fileName: t.exposeString('fileName'),
    parts: t.exposeInt('parts', { description: 'Of the file, that were read' }),
    lineCount: t.exposeInt('lineCount'),
    headerCount: t.exposeInt('headerCount'),
    usableCount: t.exposeInt('usableCount'),
    rejectedCount: t.exposeInt('rejectedCount'),
    longest: t.exposeInt('longest', { description: 'Characters of the longest code' }),
    total: t.exposeInt('total', { description: 'Codes to write or to delete' }),
    done: t.exposeInt('done'),
    failure: t.exposeString('failure', { nullable: true, description: 'Its words are errors.<failure>' }),
    createdByName: t.exposeString('createdByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
  }),
});

const LineRef = builder.objectRef<ShownLine>('CodeBatchLine').implement({
  description: 'A line of a file',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'From 1' }),
    text: t.exposeString('text'),
    reason: t.string({
      nullable: true,
      description: 'Why it is left out; its words are errors.<reason>',
      resolve: ({ reason }) => reason ?? null,
    }),
    params: t.field({ type: 'JSON', nullable: true, resolve: ({ params }) => params ?? null }),
  }),
});

builder.queryFields((t) => ({
  codeBatch: t.field({
    type: CodeBatchRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => showCodeBatch(call, scope, id)),
  }),
  codeBatchLines: t.connection({
    description: 'Of its file: those that wait, or those that are left out',
    type: LineRef,
    authScopes: mayRead,
    args: { batchId: t.arg.id(), rejected: t.arg.boolean() },
    resolve: reading(async (scope, _root, { batchId, rejected, ...args }, call) => {
      await showCodeBatch(call, scope, batchId);
      return resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: mostRows }, (page) =>
        listLines(scope, batchId, rejected, page),
      );
    }),
  }),
}));

builder.mutationFields((t) => ({
  startCodeUpload: t.field({
    description: 'Begins the preview of a file; its parts follow',
    type: CodeBatchRef,
    authScopes: mayEdit,
    args: { kind: t.arg({ type: CodeKindScalar }), fileName: t.arg.string() },
    resolve: (_root, { kind, fileName }, context) => startCodeUpload(context.signedIn(), kind, fileName),
  }),
  addCodeLines: t.field({
    description: 'Part 1, 2, … of a file, each of whole lines; the same part again adds nothing',
    type: CodeBatchRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), part: t.arg.int(), text: t.arg.string() },
    resolve: (_root, { id, part, text }, context) => addCodeLines(context.signedIn(), id, part, text),
  }),
  discardCodeUpload: t.boolean({
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await discardCodeUpload(context.signedIn(), id);
      return true;
    },
  }),
}));
