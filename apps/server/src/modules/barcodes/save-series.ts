import {
  type BarcodeSeriesInput,
  barcodeQuantityInput,
  barcodeSeriesInput,
} from '@foyer/domain/barcodes/barcode-series-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { z } from 'zod';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { changeLimits } from '../capacity/index.ts';
import { listTicketTypes } from '../catalog/index.ts';
import { startCodeGeneration, startCodeImport } from '../code-batches/index.ts';
import { makeSeriesCounter } from '../sale-counters/index.ts';
import {
  findSeriesByName,
  getSeries,
  insertSeries,
  linkTypes,
  lockSeries,
  type StoredSeries,
  updateSeries,
} from './barcode-series.repository.ts';
import { requireSeriesRight } from './series-right.ts';

const nameTaken: Refusal = { code: 'barcode-series-name-taken', field: 'name' };
const constraints = { barcode_series_name_key: nameTaken };

/** Makes a series and generates its codes in the background. Refused with `barcode-series-name-taken`. */
export async function generateSeries(
  context: RequestContext,
  typed: unknown,
  typedQuantity: unknown,
): Promise<StoredSeries> {
  requireSeriesRight(context, { kind: 'generated', archivedAt: null }, 'edit');
  const input = valueOrThrow(parseInput(barcodeSeriesInput, typed));
  const quantity = readQuantity(typedQuantity);
  return make(context, input, 'generated', quantity, (scope, ownerId) => {
    const spec = { prefix: input.prefix };
    return startCodeGeneration(context, scope, { kind: 'barcodes', ownerId, quantity, spec });
  });
}

/** Makes a series of a file that was shown; its codes are imported in the background. */
export async function importSeries(
  context: RequestContext,
  typed: unknown,
  batchId: string,
): Promise<StoredSeries> {
  requireSeriesRight(context, { kind: 'imported', archivedAt: null }, 'edit');
  const input = valueOrThrow(parseInput(barcodeSeriesInput, typed));
  return make(context, input, 'imported', 0, async (scope, ownerId) => {
    const batch = await startCodeImport(context, scope, { batchId, kind: 'barcodes', ownerId });
    await updateSeries(scope, ownerId, { number: batch.total });
  });
}

async function make(
  context: RequestContext,
  { ticketTypeIds, ...values }: BarcodeSeriesInput,
  kind: 'generated' | 'imported',
  number: number,
  start: (scope: ClientScope, id: string) => Promise<unknown>,
): Promise<StoredSeries> {
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const at = context.app.clock();
      await refuseTakenSeriesName(scope, values.name, null);
      await refuseUnknownTypes(scope, ticketTypeIds);
      const createdByName = context.account.username;
      const id = await insertSeries(scope, { ...values, kind, number, createdByName, createdAt: at });
      await makeSeriesCounter(scope, id);
      await start(scope, id);
      await link(scope, id, ticketTypeIds, at);
      const made = await getSeries(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'create-barcode-series',
        entity: 'barcode-series',
        entityId: id,
        after: auditValuesOfSeries(made),
      });
      return made;
    }),
  );
}

/** Changes a series and which ticket types take its codes. @param seenVersion as `refuseStale`. */
export async function changeSeries(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<StoredSeries> {
  const input = valueOrThrow(parseInput(barcodeSeriesInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const before = await lockSeries(scope, id);
      requireSeriesRight(context, before, 'edit');
      await refuseStale(scope, 'barcode-series', before, seenVersion);
      await refuseTakenSeriesName(scope, input.name, id);
      await refuseUnknownTypes(scope, input.ticketTypeIds);
      const { ticketTypeIds, ...values } = input;
      await updateSeries(scope, id, values);
      if (ticketTypeIds.join() !== before.ticketTypeIds.join() || values.validUntil !== before.validUntil)
        await link(scope, id, ticketTypeIds, context.app.clock());
      const after = await getSeries(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-barcode-series',
        entity: 'barcode-series',
        entityId: id,
        before: auditValuesOfSeries(before),
        after: auditValuesOfSeries(after),
      });
      return after;
    }),
  );
}

const moreInput = z.object({
  batchId: z.uuid('code-batch-not-found').nullish(),
  quantity: barcodeQuantityInput.nullish(),
});

/** More codes for a series that runs low: of a file that was shown, or generated. */
export async function addBarcodes(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<StoredSeries> {
  const { batchId, quantity } = valueOrThrow(parseInput(moreInput, typed));
  return context.inClient(async (scope) => {
    const series = await lockSeries(scope, id);
    requireSeriesRight(context, series, 'edit');
    if (series.kind === 'foreign') throw new RefusedError([{ code: 'barcode-series-is-foreign' }]);
    const batch = batchId
      ? await startCodeImport(context, scope, { batchId, kind: 'barcodes', ownerId: id })
      : await startCodeGeneration(context, scope, {
          kind: 'barcodes',
          ownerId: id,
          quantity: readQuantity(quantity),
          spec: { prefix: series.prefix },
        });
    await updateSeries(scope, id, { number: series.number + batch.total });
    await writeAudit(scope, actorOf(context), {
      action: 'add-barcodes',
      entity: 'barcode-series',
      entityId: id,
      after: { codes: batch.total },
    });
    return getSeries(scope, id);
  });
}

function readQuantity(typed: unknown): number {
  const read = barcodeQuantityInput.safeParse(typed);
  if (!read.success) throw new RefusedError([{ code: 'barcode-quantity-invalid', field: 'quantity' }]);
  return read.data;
}

/** Holds whose counters were found before look them up again. */
async function link(
  scope: ClientScope,
  id: string,
  ticketTypeIds: readonly string[],
  at: Date,
): Promise<void> {
  await changeLimits(scope);
  await linkTypes(scope, id, ticketTypeIds, at);
}

export function auditValuesOfSeries({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  createdByName: _createdByName,
  kind: _kind,
  archivedAt,
  ...values
}: StoredSeries) {
  return { ...values, archived: archivedAt !== null };
}

/** @throws RefusedError `barcode-series-name-taken` */
export async function refuseTakenSeriesName(
  scope: ClientScope,
  name: string,
  ownId: string | null,
): Promise<void> {
  const other = await findSeriesByName(scope, name);
  if (other !== undefined && other.id !== ownId) throw new RefusedError([nameTaken]);
}

/** @throws NotFoundError where the client has no such ticket type. */
async function refuseUnknownTypes(scope: ClientScope, ticketTypeIds: readonly string[]): Promise<void> {
  const types = await listTicketTypes(scope, ticketTypeIds);
  if (types.length < ticketTypeIds.length) throw new NotFoundError('ticket-type-not-found');
}
