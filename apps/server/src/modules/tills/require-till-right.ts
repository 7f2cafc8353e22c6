import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';

export const tillModule = 'ticketverkoop';

/** The right on tills. A sales partner has the module for its own sales: the money of the museum's tills is not its own. */
export function requireTillRight(context: RequestContext, right: Right): void {
  context.require(tillModule, right);
  if (!isMuseumTill(context)) throw new NotAllowedError(tillModule, right);
}

/** Whether the tills are those of the account: a sales partner has none. */
export const isMuseumTill = ({ account }: Pick<RequestContext, 'account'>): boolean =>
  account.accountType !== 'sales partner';
