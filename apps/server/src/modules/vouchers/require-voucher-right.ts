import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';

const module = 'discountcodes-and-vouchers';

/**
 * The right on vouchers. A voucher partner has the module for its own vouchers (product.md, section 2), and only to look at
 * them, whatever else it was given. @returns the partner whose batches alone it sees; null = all of them.
 * @throws NotAllowedError
 */
export function requireVoucherRight(context: RequestContext, right: Right): string | null {
  context.require(module, right);
  if (context.account.accountType !== 'voucher partner') return null;
  if (right !== 'access') throw new NotAllowedError(module, right);
  return context.account.accountId;
}
