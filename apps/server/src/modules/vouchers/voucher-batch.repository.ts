import type { VoucherWorth } from '@foyer/domain/vouchers/voucher.ts';
import type { VoucherBatchInput, VoucherDetails } from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';

export interface VoucherBatch extends Omit<VoucherBatchInput, 'worth'> {
  id: string;
  version: number;
  createdAt: Date;
}

const columns = [
  'id',
  'name',
  'partnerId',
  'reference',
  'quantity',
  'prefix',
  'codeLength',
  'validFrom',
  'validUntil',
  'onSalesPage',
  'atGate',
  'dearerDay',
  'billing',
  'version',
  'createdAt',
] as const;

/** @param partnerId only the batches of this partner; null = all. */
export function selectBatches(scope: ClientScope, partnerId: string | null) {
  const all = scope.tx.selectFrom('voucherBatch').select(columns).where('clientId', '=', scope.clientId);
  return (partnerId === null ? all : all.where('partnerId', '=', partnerId)).$castTo<VoucherBatch>();
}

/** @throws NotFoundError `voucher-batch-not-found` */
export async function getVoucherBatch(
  scope: ClientScope,
  id: string,
  partnerId: string | null = null,
): Promise<VoucherBatch> {
  const row = await selectBatches(scope, partnerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError('voucher-batch-not-found');
  return row;
}

/** Held against every other change until the transaction ends. @throws NotFoundError `voucher-batch-not-found` */
export async function lockVoucherBatch(scope: ClientScope, id: string): Promise<VoucherBatch> {
  const row = await selectBatches(scope, null).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('voucher-batch-not-found');
  return row;
}

export async function findBatchByName(scope: ClientScope, name: string): Promise<VoucherBatch | undefined> {
  return selectBatches(scope, null)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .executeTakeFirst();
}

export async function insertVoucherBatch(
  scope: ClientScope,
  { worth, ...input }: VoucherBatchInput,
  test: boolean,
): Promise<VoucherBatch> {
  const batch = await scope.tx
    .insertInto('voucherBatch')
    .values({ clientId: scope.clientId, ...input, test })
    .returning(columns)
    .$castTo<VoucherBatch>()
    .executeTakeFirstOrThrow();
  await scope.tx
    .insertInto('voucherWorth')
    .values(worth.map((one, position) => ({ clientId: scope.clientId, batchId: batch.id, position, ...one })))
    .execute();
  return batch;
}

export async function updateVoucherBatch(
  scope: ClientScope,
  id: string,
  input: VoucherDetails,
): Promise<VoucherBatch> {
  return scope.tx
    .updateTable('voucherBatch')
    .set(({ eb }) => ({ ...input, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<VoucherBatch>()
    .executeTakeFirstOrThrow();
}

/** What a voucher of these batches is worth, at today's ordinary prices. */
export interface WorthOfBatch extends VoucherWorth {
  batchId: string;
  priceMinor: number;
  ticketGroupName: string;
}

export async function listWorth(scope: ClientScope, batchIds: readonly string[]): Promise<WorthOfBatch[]> {
  const { rows } = await sql<WorthOfBatch>`
    select w.batch_id, w.ticket_type_id, w.quantity, t.price_minor, g.name as ticket_group_name
    from voucher_worth w
    join ticket_type t on t.client_id = w.client_id and t.id = w.ticket_type_id
    join ticket_group g on g.client_id = t.client_id and g.id = t.ticket_group_id
    where w.client_id = ${scope.clientId} and w.batch_id = any (${[...batchIds]}::uuid[])
    order by w.batch_id, w.position`.execute(scope.tx);
  return rows;
}

export interface VoucherPartner {
  id: string;
  username: string;
}

/** The accounts that batches can be of; also archived ones, whose vouchers go on. */
export async function listPartners(
  scope: ClientScope,
  ids?: readonly string[],
): Promise<(VoucherPartner & { isArchived: boolean })[]> {
  const { rows } = await sql<VoucherPartner & { isArchived: boolean }>`
    select id, username, archived_at is not null as is_archived from account
    where client_id = ${scope.clientId} and account_type = 'voucher partner'
      and (${ids === undefined} or id = any (${[...(ids ?? [])]}::uuid[]))
    order by lower(username)`.execute(scope.tx);
  return rows;
}
