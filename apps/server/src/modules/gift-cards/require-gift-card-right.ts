import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';

const module = 'discountcodes-and-vouchers';

/** The right on gift cards. A voucher partner has the module for its own vouchers alone. @throws NotAllowedError */
export function requireGiftCardRight(context: RequestContext, right: Right): void {
  context.require(module, right);
  if (context.account.accountType === 'voucher partner') throw new NotAllowedError(module, right);
}
