import { barcodeFilterInput, barcodeSeriesFilterInput } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import { barcodeModules, barcodeStock } from '@foyer/domain/barcodes/barcode-series.ts';
import { barcodeSeriesInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import {
  BarcodeDeletionScalar,
  BarcodeSeriesKindScalar,
  BarcodeStockScalar,
} from '../../scalars/barcode-scalars.graphql.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { listTicketTypes, TicketType } from '../catalog/index.ts';
import { CodeBatchRef, listNewestBatches } from '../code-batches/index.ts';
import { ExportRef } from '../exports/index.ts';
import type { StoredSeries } from './barcode-series.repository.ts';
import type { CodeOfSeries } from './code-list.repository.ts';
import { deleteSeries, restoreSeries } from './delete-series.ts';
import { exportBarcodes } from './export-barcodes.ts';
import { issuedPerDay, listBarcodes, listSeries, showSeries, sumSeries } from './list-series.ts';
import { addBarcodes, changeSeries, generateSeries, importSeries } from './save-series.ts';
import {
  countSeries,
  listSeriesFigures,
  type SeriesFigures,
  type SeriesTotals,
} from './series-list.repository.ts';

const modules = Object.values(barcodeModules);
const mayRead = { anyRight: [modules, 'access'] as const };
const mayEdit = { anyRight: [modules, 'edit'] as const };
const pageRows = 50;

const FiguresRef = builder.objectRef<Omit<SeriesFigures, 'id'>>('BarcodeFigures').implement({
  description:
    'Codes of a series: all, those that tickets have, those of them that were scanned, and the rest',
  fields: (t) => ({
    total: t.exposeInt('total'),
    issued: t.exposeInt('issued'),
    scanned: t.exposeInt('scanned'),
    unscanned: t.int({ resolve: ({ issued, scanned }) => issued - scanned }),
    remaining: t.int({ resolve: ({ total, issued }) => total - issued }),
  }),
});

const DayRef = builder.objectRef<{ date: string; issued: number }>('BarcodeDay').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    issued: t.exposeInt('issued'),
  }),
});

const figures = loading(async (scope, ids: string[]) => {
  const found = await listSeriesFigures(scope, ids);
  return ids.map((id) => found.find((one) => one.id === id) ?? { id, total: 0, issued: 0, scanned: 0 });
});

export const BarcodeSeriesRef = builder.objectRef<StoredSeries>('BarcodeSeries').implement({
  description: 'Codes that tickets get in place of their own',
  fields: (t) => ({
    ...fieldsFromZod(barcodeSeriesInput),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    kind: t.expose('kind', { type: BarcodeSeriesKindScalar }),
    number: t.exposeInt('number', { description: 'Codes that were asked for' }),
    isArchived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdByName: t.exposeString('createdByName'),
    figures: t.loadable({ authScopes: mayRead, type: FiguresRef, load: figures, resolve: ({ id }) => id }),
    ticketTypes: t.loadableList({
      authScopes: mayRead,
      type: TicketType,
      load: loading(async (scope, keys: string[]) => {
        const lists = keys.map((key) => key.split(' '));
        const types = await listTicketTypes(scope, [...new Set(lists.flat())].filter(Boolean));
        return lists.map((ids) => types.filter(({ id }) => ids.includes(id)));
      }),
      resolve: ({ ticketTypeIds }) => ticketTypeIds.join(' '),
    }),
    batch: t.loadable({
      description: 'The newest work on its codes',
      authScopes: mayRead,
      type: CodeBatchRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const found = await listNewestBatches(scope, ids);
        return ids.map((id) => found.find(({ ownerId }) => ownerId === id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
  }),
});

const CodeRef = builder.objectRef<CodeOfSeries>('Barcode').implement({
  description: 'A code of a series, with the ticket that has it',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    issuedAt: t.expose('issuedAt', { type: 'DateTime', nullable: true }),
    scannedAt: t.expose('scannedAt', { type: 'DateTime', nullable: true }),
    isCancelled: t.exposeBoolean('isCancelled'),
    orderId: t.exposeID('orderId', { nullable: true }),
    orderNumber: t.exposeString('orderNumber', { nullable: true }),
    ticketType: t.loadable({
      authScopes: mayRead,
      type: TicketType,
      nullable: true,
      load: loading(listTicketTypes),
      sort: ({ id }) => id,
      resolve: ({ ticketTypeId }) => ticketTypeId,
    }),
  }),
});

const TotalsRef = builder.objectRef<SeriesTotals>('BarcodeTotals').implement({
  fields: (t) => ({
    series: t.exposeInt('series'),
    codes: t.exposeInt('codes'),
    remaining: t.exposeInt('remaining'),
  }),
});

const CountsRef = builder
  .objectRef<{ imported: number; generated: number; archived: number }>('BarcodeSeriesCounts')
  .implement({
    description: 'How many series each overview has',
    fields: (t) => ({
      imported: t.exposeInt('imported'),
      generated: t.exposeInt('generated'),
      archived: t.exposeInt('archived'),
    }),
  });

const SeriesFilterInput = inputFromZod('BarcodeSeriesFilterInput', barcodeSeriesFilterInput);
const CodeFilterInput = inputFromZod('BarcodeFilterInput', barcodeFilterInput);
const SeriesInput = inputFromZod('BarcodeSeriesInput', barcodeSeriesInput);

builder.objectField(BarcodeSeriesRef, 'stock', (t) =>
  t.loadable({
    description: 'Whether staff are warned',
    authScopes: mayRead,
    type: BarcodeStockScalar,
    load: loading(async (scope, keys: string[]) => {
      const found = await listSeriesFigures(
        scope,
        keys.map((key) => key.split(' ')[0] ?? ''),
      );
      return keys.map((key) => {
        const [id, percentage] = key.split(' ');
        return barcodeStock(
          found.find((one) => one.id === id) ?? { total: 0, issued: 0 },
          Number(percentage),
        );
      });
    }),
    resolve: ({ id, warnPercentage }) => `${id} ${warnPercentage}`,
  }),
);

builder.objectField(BarcodeSeriesRef, 'issuedPerDay', (t) =>
  t.field({
    description: 'On each of the last 14 days',
    authScopes: mayRead,
    type: [DayRef],
    resolve: reading((scope, { id }, _args, call) => issuedPerDay(call, scope, id)),
  }),
);

builder.queryFields((t) => ({
  barcodeSeriesList: t.connection({
    type: BarcodeSeriesRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: SeriesFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listSeries(context.signedIn(), filter, page),
      ),
  }),
  barcodeTotals: t.field({
    description: 'Of all that the filter finds',
    type: TotalsRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: SeriesFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => sumSeries(context.signedIn(), filter),
  }),
  barcodeSeriesCounts: t.field({
    type: CountsRef,
    authScopes: mayRead,
    resolve: reading((scope) => countSeries(scope)),
  }),
  barcodeSeries: t.field({
    type: BarcodeSeriesRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => showSeries(call, scope, id)),
  }),
  barcodes: t.connection({
    description: 'The codes of a series; those that tickets have unless the filter says otherwise',
    type: CodeRef,
    authScopes: mayRead,
    args: { seriesId: t.arg.id(), filter: t.arg({ type: CodeFilterInput, required: false }) },
    resolve: (_root, { seriesId, filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listBarcodes(context.signedIn(), seriesId, filter, page),
      ),
  }),
}));

builder.mutationFields((t) => ({
  generateBarcodeSeries: t.field({
    description: 'Its codes are generated in the background',
    authScopes: mayEdit,
    type: BarcodeSeriesRef,
    args: { input: t.arg({ type: SeriesInput }), quantity: t.arg.int() },
    resolve: (_root, { input, quantity }, context) => generateSeries(context.signedIn(), input, quantity),
  }),
  importBarcodeSeries: t.field({
    description: 'Of a file that was shown (startCodeUpload); its codes are imported in the background',
    authScopes: mayEdit,
    type: BarcodeSeriesRef,
    args: { input: t.arg({ type: SeriesInput }), batchId: t.arg.id() },
    resolve: (_root, { input, batchId }, context) => importSeries(context.signedIn(), input, batchId),
  }),
  addBarcodes: t.field({
    description: 'More codes for a series: of a file that was shown, or generated',
    authScopes: mayEdit,
    type: BarcodeSeriesRef,
    args: {
      id: t.arg.id(),
      batchId: t.arg.id({ required: false }),
      quantity: t.arg.int({ required: false }),
    },
    resolve: (_root, { id, ...more }, context) => addBarcodes(context.signedIn(), id, more),
  }),
  changeBarcodeSeries: t.field({
    authScopes: mayEdit,
    type: BarcodeSeriesRef,
    args: { id: t.arg.id(), input: t.arg({ type: SeriesInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) => changeSeries(context.signedIn(), id, input, version),
  }),
  deleteBarcodeSeries: t.boolean({
    description: 'The whole batch, only the codes that no ticket has, or to the archive',
    authScopes: mayEdit,
    args: {
      id: t.arg.id(),
      deletion: t.arg({ type: BarcodeDeletionScalar, required: false }),
      version: t.arg.int(seenVersion),
    },
    resolve: async (_root, { id, deletion, version }, context) => {
      await deleteSeries(context.signedIn(), id, deletion, version);
      return true;
    },
  }),
  restoreBarcodeSeries: t.field({
    authScopes: mayEdit,
    type: BarcodeSeriesRef,
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, version }, context) => restoreSeries(context.signedIn(), id, version),
  }),
  exportBarcodes: t.field({
    authScopes: mayEdit,
    type: ExportRef,
    args: { seriesId: t.arg.id(), format: t.arg({ type: ExportFormatScalar }) },
    resolve: (_root, { seriesId, format }, context) => exportBarcodes(context.signedIn(), seriesId, format),
  }),
}));
