import { barcodeSeriesInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import {
  auditValuesOfSeries,
  getSeries,
  insertSeries,
  refuseTakenSeriesName,
  type StoredSeries,
  updateSeries,
} from '../barcodes/index.ts';
import { startCodeImport } from '../code-batches/index.ts';
import { makeSeriesCounter } from '../sale-counters/index.ts';

/**
 * Imports tickets that another system sold, in the background: their codes are let in at the gate like all others. Refused
 * with `barcode-series-name-taken`.
 */
export async function importForeignTickets(
  context: RequestContext,
  name: string,
  batchId: string,
): Promise<StoredSeries> {
  context.require('barcodes', 'edit');
  const { ticketTypeIds: _types, ...values } = valueOrThrow(parseInput(barcodeSeriesInput, { name }));
  const nameTaken = { code: 'barcode-series-name-taken', field: 'name' };
  return refuseViolations({ barcode_series_name_key: nameTaken }, () =>
    context.inClient(async (scope) => {
      await refuseTakenSeriesName(scope, values.name, null);
      const id = await insertSeries(scope, {
        ...values,
        ...{ kind: 'foreign', number: 0, createdByName: context.account.username },
        createdAt: context.app.clock(),
      });
      await makeSeriesCounter(scope, id);
      const batch = await startCodeImport(context, scope, { batchId, kind: 'foreign-tickets', ownerId: id });
      await updateSeries(scope, id, { number: batch.total });
      const made = await getSeries(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'import-foreign-tickets',
        entity: 'barcode-series',
        entityId: id,
        after: auditValuesOfSeries(made),
      });
      return made;
    }),
  );
}
