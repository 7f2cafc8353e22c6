import type { Discount } from '@foyer/domain/discounts/discount.ts';
import type { DiscountInput } from '@foyer/domain/discounts/discount-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';

export interface StoredDiscount extends Discount {
  id: string;
  version: number;
  createdAt: Date;
  /** Its codes are being deleted in the background: none of them can be used. */
  removing: boolean;
}

export const discountColumns = [
  'id',
  'title',
  'kind',
  'basisPoints',
  'amountMinor',
  'validFrom',
  'validUntil',
  'mostUses',
  'minTickets',
  'maxTickets',
  'mostDiscounted',
  'ticketGroupIds',
  'ticketTypeIds',
  'visitDates',
  'withDynamicPrices',
  'withGiftTickets',
  'discountedTickets',
  'version',
  'createdAt',
  'removing',
] as const;

export function selectDiscounts(scope: ClientScope) {
  return scope.tx
    .selectFrom('discount')
    .select(discountColumns)
    .where('clientId', '=', scope.clientId)
    .$castTo<StoredDiscount>();
}

/** @throws NotFoundError `discount-not-found` */
export async function getDiscount(scope: ClientScope, id: string): Promise<StoredDiscount> {
  const row = await selectDiscounts(scope).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFoundError('discount-not-found');
  return row;
}

/**
 * The discount, held against every other change until the transaction ends. @throws NotFoundError `discount-not-found`;
 * RefusedError `discount-removing` while it is being deleted.
 */
export async function lockDiscount(scope: ClientScope, id: string): Promise<StoredDiscount> {
  const row = await selectDiscounts(scope).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFoundError('discount-not-found');
  if (row.removing) throw new RefusedError([{ code: 'discount-removing' }]);
  return row;
}

/** From now on none of its codes can be used; they are deleted in the background. */
export async function startRemovingDiscount(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .updateTable('discount')
    .set(({ eb }) => ({ removing: true, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function findDiscountByTitle(
  scope: ClientScope,
  title: string,
): Promise<StoredDiscount | undefined> {
  return selectDiscounts(scope)
    .where('removing', '=', false)
    .where((eb) => eb(eb.fn('lower', ['title']), '=', eb.fn('lower', [eb.val(title)])))
    .executeTakeFirst();
}

export async function insertDiscount(scope: ClientScope, input: DiscountInput): Promise<StoredDiscount> {
  return scope.tx
    .insertInto('discount')
    .values({ clientId: scope.clientId, ...input })
    .returning(discountColumns)
    .$castTo<StoredDiscount>()
    .executeTakeFirstOrThrow();
}

export async function updateDiscount(
  scope: ClientScope,
  id: string,
  input: DiscountInput,
): Promise<StoredDiscount> {
  return scope.tx
    .updateTable('discount')
    .set(({ eb }) => ({ ...input, version: eb('version', '+', 1) }))
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .returning(discountColumns)
    .$castTo<StoredDiscount>()
    .executeTakeFirstOrThrow();
}

/** With its codes. What orders used stays written on them. */
export async function deleteDiscountRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx.deleteFrom('discount').where('clientId', '=', scope.clientId).where('id', '=', id).execute();
}
