import { barcodeKey, readBarcode } from '@foyer/domain/barcodes/barcode-text.ts';
import { sql } from 'kysely';
import { readInClient } from '../../../platform/database/read-in-client.ts';
import type { RequestContext } from '../../../platform/request-context.ts';

/**
 * The id of the barcode that a search text names, where tickets have it: a code of a barcode series, or the custom barcode
 * of a ticket type. The number of a ticket precedes a code with the same digits, as at a gate.
 */
export async function findSearchedBarcode(
  { app, clientId }: Pick<RequestContext, 'app' | 'clientId'>,
  text: string,
): Promise<string | null> {
  const key = barcodeKey(text);
  if (!readBarcode(key).ok) return null;
  const [found] = await readInClient(
    app.db,
    clientId,
    sql<{ id: string }>`
      select b.id from barcode b where b.client_id = ${clientId} and b.key = ${key}
        and exists (select from ticket t where t.client_id = ${clientId} and t.barcode_id = b.id)
        and not exists (select from ticket n where n.client_id = ${clientId} and n.code = ${key})`,
  );
  return found?.id ?? null;
}
