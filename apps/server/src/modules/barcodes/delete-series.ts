import { barcodeDeletionInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { changeLimits } from '../capacity/index.ts';
import { hasRunningBatch, startCodeRemoval } from '../code-batches/index.ts';
import { closeSeries } from '../sale-counters/index.ts';
import { hasIssuedBarcodes } from './barcode.repository.ts';
import {
  getSeries,
  linkTypes,
  lockSeries,
  type StoredSeries,
  updateSeries,
} from './barcode-series.repository.ts';
import { auditValuesOfSeries } from './save-series.ts';
import { requireSeriesRight } from './series-right.ts';

/**
 * Deletes a series (specification 001, section 4): the whole batch, or only the codes that no ticket has, in the background;
 * or archives it, and it keeps them. Refusals: `barcode-deletion-required`, `barcode-series-issued` (tickets have codes of
 * it, which would be unknown at the gate), `barcode-series-busy` (its codes are being written, or sold).
 */
export async function deleteSeries(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<void> {
  const choice = barcodeDeletionInput.safeParse(typed);
  if (!choice.success) throw new RefusedError([{ code: 'barcode-deletion-required', field: 'deletion' }]);
  await context.inClient(async (scope) => {
    const before = await lockSeries(scope, id);
    requireSeriesRight(context, before, 'edit');
    await refuseStale(scope, 'barcode-series', before, seenVersion);
    if (choice.data === 'archive') return archive(context, scope, before, true);
    requireSeriesRight(context, before, 'extra');
    if (await hasRunningBatch(scope, id)) throw new RefusedError([{ code: 'barcode-series-busy' }]);
    const at = context.app.clock();
    // No sale takes one of its codes from here on.
    await changeLimits(scope);
    const isWhole = choice.data === 'whole';
    if (isWhole && (await hasIssuedBarcodes(scope, id)))
      throw new RefusedError([{ code: 'barcode-series-issued', field: 'deletion' }]);
    const { free: total, held } = await closeSeries(scope, id);
    if (isWhole && held > 0) throw new RefusedError([{ code: 'barcode-series-busy' }]);
    if (isWhole) await linkTypes(scope, id, [], at);
    await updateSeries(scope, id, isWhole ? { removing: true } : {});
    await startCodeRemoval(context, scope, { kind: 'barcodes', ownerId: id, total });
    await writeAudit(scope, actorOf(context), {
      action: isWhole ? 'delete-barcode-series' : 'delete-remaining-barcodes',
      entity: 'barcode-series',
      entityId: id,
      before: { ...auditValuesOfSeries(before), codes: total },
    });
  });
}

/** Brings a series back from the archive. Refused with what `archive` refuses. */
export async function restoreSeries(
  context: RequestContext,
  id: string,
  seenVersion?: number | null,
): Promise<StoredSeries> {
  return context.inClient(async (scope) => {
    const before = await lockSeries(scope, id);
    requireSeriesRight(context, before, 'edit');
    await refuseStale(scope, 'barcode-series', before, seenVersion);
    await archive(context, scope, before, false);
    return getSeries(scope, id);
  });
}

/** Ticket types stay linked: an archived series sells nothing, so that no ticket gets a code that a partner does not know. */
async function archive(
  context: RequestContext,
  scope: ClientScope,
  before: StoredSeries,
  isArchived: boolean,
): Promise<void> {
  if ((before.archivedAt !== null) === isArchived) return;
  await changeLimits(scope);
  await updateSeries(scope, before.id, { archivedAt: isArchived ? context.app.clock() : null });
  await writeAudit(scope, actorOf(context), {
    action: isArchived ? 'archive-barcode-series' : 'restore-barcode-series',
    entity: 'barcode-series',
    entityId: before.id,
    before: auditValuesOfSeries(before),
    after: { archived: isArchived },
  });
}
