import { readDiscountCode } from '@foyer/domain/discounts/discount-code-text.ts';
import { type DiscountInput, discountInput } from '@foyer/domain/discounts/discount-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { listTicketGroups, listTicketTypes } from '../catalog/index.ts';
import { limitUsesOfCodes } from '../sale-counters/index.ts';
import {
  findDiscountByTitle,
  insertDiscount,
  lockDiscount,
  type StoredDiscount,
  updateDiscount,
} from './discount.repository.ts';
import { insertCodes } from './discount-code.repository.ts';
import { requireDiscountRight } from './require-discount-right.ts';

/** Specification 001, section 8: "Title already in use." */
const titleTaken: Refusal = { code: 'discount-title-taken', field: 'title' };
const codeTaken: Refusal = { code: 'discount-code-taken', field: 'code' };
const constraints = { discount_title_key: titleTaken };

/**
 * Makes a discount with its first code. Refused with `discount-title-taken`, `discount-code-taken` and those of
 * `readDiscountCode`. @param typedCode null = its codes are generated or imported afterwards.
 */
export async function createDiscount(
  context: RequestContext,
  typed: unknown,
  typedCode: string | null,
): Promise<StoredDiscount> {
  requireDiscountRight(context, 'edit');
  const input = valueOrThrow(parseInput(discountInput, typed));
  const code = typedCode === null ? null : valueOrThrow(readDiscountCode(typedCode));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      await refuseUnknown(scope, input);
      await refuseTakenTitle(scope, input.title, null);
      const discount = await insertDiscount(scope, input);
      if (code !== null && (await insertCodes(scope, discount.id, [code])).length === 0)
        throw new RefusedError([codeTaken]);
      await writeAudit(scope, actorOf(context), {
        action: 'create-discount',
        entity: 'discount',
        entityId: discount.id,
        after: { ...input, ...(code === null ? {} : { code }) },
      });
      return discount;
    }),
  );
}

/**
 * Changes a discount; carts that use it see the new price before they pay. Refused with `discount-title-taken`.
 * @param seenVersion as `refuseStale`.
 */
export async function changeDiscount(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<StoredDiscount> {
  requireDiscountRight(context, 'edit');
  const input = valueOrThrow(parseInput(discountInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const before = await lockDiscount(scope, id);
      await refuseStale(scope, 'discount', before, seenVersion);
      await refuseUnknown(scope, input);
      await refuseTakenTitle(scope, input.title, id);
      const after = await updateDiscount(scope, id, input);
      if (before.mostUses !== after.mostUses) await limitUsesOfCodes(scope, id, after.mostUses);
      await writeAudit(scope, actorOf(context), {
        action: 'change-discount',
        entity: 'discount',
        entityId: id,
        before: auditValuesOfDiscount(before),
        after: auditValuesOfDiscount(after),
      });
      return after;
    }),
  );
}

export function auditValuesOfDiscount({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  removing: _removing,
  ...values
}: StoredDiscount) {
  return values;
}

async function refuseTakenTitle(scope: ClientScope, title: string, ownId: string | null): Promise<void> {
  const other = await findDiscountByTitle(scope, title);
  if (other !== undefined && other.id !== ownId) throw new RefusedError([titleTaken]);
}

/** @throws NotFoundError where the client has no such ticket group or type. */
async function refuseUnknown(
  scope: ClientScope,
  { ticketGroupIds, ticketTypeIds }: DiscountInput,
): Promise<void> {
  const groups = await listTicketGroups(scope, ticketGroupIds);
  if (groups.length < ticketGroupIds.length) throw new NotFoundError('ticket-group-not-found');
  const types = await listTicketTypes(scope, ticketTypeIds);
  if (types.length < ticketTypeIds.length) throw new NotFoundError('ticket-type-not-found');
}
