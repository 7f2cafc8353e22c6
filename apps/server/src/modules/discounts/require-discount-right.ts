import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';

const module = 'discountcodes-and-vouchers';

/**
 * The right on discounts. A voucher partner has the module for its own vouchers, and sees no discounts (product.md,
 * section 2). @throws NotAllowedError
 */
export function requireDiscountRight(context: RequestContext, right: Right): void {
  context.require(module, right);
  if (context.account.accountType === 'voucher partner') throw new NotAllowedError(module, right);
}
