import { bulkActInput, orderSelectionInput, startBulkInput } from '@foyer/domain/bulk-acts/bulk-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { valueOrThrow } from '../../platform/errors.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import {
  BulkActScalar,
  BulkRowGroupScalar,
  BulkRowStateScalar,
  BulkRunStateScalar,
} from '../../scalars/bulk-scalars.graphql.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { ExportRef } from '../exports/index.ts';
import { orderModules } from '../orders/index.ts';
import { sumRows } from './bulk-row.repository.ts';
import { getRun, listOpenRuns } from './bulk-run.repository.ts';
import type { BulkRun, BulkTotals } from './bulk-run.ts';
import { closeBulkRun, pauseBulkRun, resumeBulkRun, retryBulkRun } from './change-bulk-run.ts';
import { listBulkRows, type ShownBulkRow } from './list-bulk-rows.ts';
import { exportOrders } from './order-export.ts';
import { type BulkPreview, previewBulkAct } from './preview-bulk-act.ts';
import { exportBulkResults } from './results-export.ts';
import { startBulkRun } from './start-bulk-run.ts';

const edit = { anyRight: [orderModules, 'edit'] as const };
const pageRows = 50;

const Totals = builder.objectRef<BulkTotals>('BulkTotals').implement({
  fields: (t) => ({
    state: t.expose('state', { type: BulkRowStateScalar }),
    count: t.exposeInt('count'),
    amountMinor: t.exposeInt('amountMinor'),
  }),
});

const RunRef = builder.objectRef<BulkRun>('BulkRun').implement({
  description: 'An act on many orders, carried out in the background',
  fields: (t) => ({
    id: t.exposeID('id'),
    act: t.expose('act', { type: BulkActScalar }),
    state: t.expose('state', { type: BulkRunStateScalar }),
    orderCount: t.exposeInt('orderCount'),
    amountMinor: t.exposeInt('amountMinor', { description: 'What the preview said' }),
    currency: t.expose('currency', { type: CurrencyScalar }),
    createdByName: t.exposeString('createdByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    totals: t.loadableGroup({
      authScopes: edit,
      type: Totals,
      load: loading(sumRows),
      group: ({ runId }) => runId,
      resolve: ({ id }) => id,
    }),
  }),
});

const RowRef = builder.objectRef<ShownBulkRow>('BulkRow').implement({
  description: 'One order of a run, and what became of it',
  fields: (t) => ({
    position: t.exposeInt('position'),
    orderId: t.exposeID('orderId'),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    buyerName: t.exposeString('buyerName'),
    state: t.expose('state', { type: BulkRowStateScalar }),
    code: t.exposeString('code', { nullable: true, description: 'Why; its words are errors.<code>' }),
    params: t.field({ type: 'JSON', resolve: ({ params }) => params }),
    amountMinor: t.exposeInt('amountMinor'),
  }),
});

const Skipped = builder.objectRef<BulkPreview['skipped'][number]>('BulkSkipped').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Why; its words are errors.<code>' }),
    count: t.exposeInt('count'),
  }),
});

const PreviewRef = builder.objectRef<BulkPreview>('BulkPreview').implement({
  description: 'What an act would do',
  fields: (t) => ({
    orderCount: t.exposeInt('orderCount'),
    amountMinor: t.exposeInt('amountMinor'),
    seen: t.exposeString('seen', { description: 'What starting names as seen' }),
    skipped: t.field({
      description: 'Chosen orders that are left out',
      type: [Skipped],
      resolve: ({ skipped }) => skipped,
    }),
  }),
});

const SelectionInput = inputFromZod('OrderSelectionInput', orderSelectionInput);
const ActInput = inputFromZod('BulkActInput', bulkActInput);
const StartInput = inputFromZod('StartBulkInput', startBulkInput);

builder.queryFields((t) => ({
  bulkPreview: t.field({
    type: PreviewRef,
    authScopes: edit,
    args: { input: t.arg({ type: ActInput }) },
    resolve: (_root, { input }, context) =>
      previewBulkAct(context.signedIn(), valueOrThrow(parseInput(bulkActInput, input))),
  }),
  bulkRuns: t.field({
    description: 'Those whose card was not closed, the newest first',
    type: [RunRef],
    authScopes: edit,
    resolve: reading(listOpenRuns),
  }),
  bulkRun: t.field({
    type: RunRef,
    authScopes: edit,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getRun(scope, id)),
  }),
  bulkRows: t.connection({
    type: RowRef,
    authScopes: edit,
    args: { runId: t.arg.id(), group: t.arg({ type: BulkRowGroupScalar, required: false }) },
    resolve: reading((scope, _root, { runId, group, ...args }) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listBulkRows(scope, runId, group ?? 'all', page),
      ),
    ),
  }),
}));

builder.mutationFields((t) => ({
  startBulkRun: t.field({
    description: 'Workers carry it out, one order at a time',
    type: RunRef,
    authScopes: edit,
    args: { input: t.arg({ type: StartInput }) },
    resolve: (_root, { input }, context) => startBulkRun(context.signedIn(), input),
  }),
  pauseBulkRun: t.field({
    type: RunRef,
    authScopes: edit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => pauseBulkRun(context.signedIn(), id),
  }),
  resumeBulkRun: t.field({
    type: RunRef,
    authScopes: edit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => resumeBulkRun(context.signedIn(), id),
  }),
  retryBulkRun: t.field({
    description: 'Failed orders only; with a position that one',
    type: RunRef,
    authScopes: edit,
    args: { id: t.arg.id(), position: t.arg.int({ required: false }) },
    resolve: (_root, { id, position }, context) => retryBulkRun(context.signedIn(), id, position ?? null),
  }),
  closeBulkRun: t.boolean({
    description: 'Takes the card of a run that is over off the list',
    authScopes: edit,
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await closeBulkRun(context.signedIn(), id);
      return true;
    },
  }),
  exportOrders: t.field({
    type: ExportRef,
    authScopes: edit,
    args: { selection: t.arg({ type: SelectionInput }), format: t.arg({ type: ExportFormatScalar }) },
    resolve: (_root, { selection, format }, context) =>
      exportOrders(context.signedIn(), valueOrThrow(parseInput(orderSelectionInput, selection)), format),
  }),
  exportBulkResults: t.field({
    type: ExportRef,
    authScopes: edit,
    args: { id: t.arg.id(), format: t.arg({ type: ExportFormatScalar }) },
    resolve: (_root, { id, format }, context) => exportBulkResults(context.signedIn(), id, format),
  }),
}));
