import type { LateSaleState } from '@foyer/domain/desk-leases/lease-states.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';

/** A sale that a desk made without a connection, as it came in. */
export interface LateSale {
  /** Of the sale, as its browser named it. */
  id: string;
  leaseId: string;
  tillId: string;
  receiptNumber: string;
  soldAt: Date;
  receivedAt: Date;
  accountId: string;
  byName: string;
  state: LateSaleState;
  /** Why it is kept: the code of a refusal; null = it is not. */
  reason: string | null;
  params: NonNullable<Refusal['params']> | null;
  totalMinor: number;
  tickets: number;
  orderId: string | null;
  /** What the desk sent, without its buyer. */
  sale: unknown;
  /** The buyer, sealed. */
  buyer: Buffer | null;
  personKeyId: string | null;
  version: number;
  endedAt: Date | null;
  endedByName: string | null;
  note: string;
}

const columns = [
  'id',
  'leaseId',
  'tillId',
  'receiptNumber',
  'soldAt',
  'receivedAt',
  'accountId',
  'byName',
  'state',
  'reason',
  'params',
  'totalMinor',
  'tickets',
  'orderId',
  'sale',
  'buyer',
  'personKeyId',
  'version',
  'endedAt',
  'endedByName',
  'note',
] as const;

export function selectLateSales(scope: ClientScope) {
  return scope.tx
    .selectFrom('deskLeaseSale')
    .select(columns)
    .where('clientId', '=', scope.clientId)
    .$castTo<LateSale>();
}

export async function findLateSale(scope: ClientScope, id: string): Promise<LateSale | undefined> {
  return selectLateSales(scope).where('id', '=', id).executeTakeFirst();
}

export async function clearBuyersOfKeys(scope: ClientScope, keyIds: readonly string[]): Promise<void> {
  await scope.tx
    .updateTable('deskLeaseSale')
    .set({ buyer: null, personKeyId: null })
    .where('clientId', '=', scope.clientId)
    .where('personKeyId', 'in', [...keyIds])
    .execute();
}

/** Kept sales with a buyer that were made before a day, the oldest first. */
export async function listOldBuyers(scope: ClientScope, before: Date, limit: number): Promise<LateSale[]> {
  return selectLateSales(scope)
    .where('personKeyId', 'is not', null)
    .where('soldAt', '<', before)
    .orderBy('soldAt')
    .limit(limit)
    .execute();
}

/** Of sales that are locked (`lockDeskSale`). */
export async function insertLateSale(
  scope: ClientScope,
  { sale, params, ...late }: Omit<LateSale, 'version' | 'endedAt' | 'endedByName' | 'note'>,
): Promise<LateSale> {
  return scope.tx
    .insertInto('deskLeaseSale')
    .values({
      clientId: scope.clientId,
      ...late,
      sale: JSON.stringify(sale),
      params: params === null ? null : JSON.stringify(params),
    })
    .returning(columns)
    .$castTo<LateSale>()
    .executeTakeFirstOrThrow();
}

export async function updateLateSale(
  scope: ClientScope,
  id: string,
  change: Partial<
    Pick<
      LateSale,
      'state' | 'reason' | 'orderId' | 'buyer' | 'personKeyId' | 'endedAt' | 'endedByName' | 'note'
    >
  >,
): Promise<LateSale> {
  return scope.tx
    .updateTable('deskLeaseSale')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<LateSale>()
    .executeTakeFirstOrThrow();
}
