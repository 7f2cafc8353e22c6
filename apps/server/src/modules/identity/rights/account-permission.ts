import { isHigher, isWithinLimit } from '@foyer/domain/identity/account-right.ts';
import { isModule } from '@foyer/domain/identity/modules.ts';
import { isPlatformModule } from '@foyer/domain/identity/platform-modules.ts';
import { highestLevel } from '@foyer/domain/identity/type-ceiling.ts';
import type { RefusedLimit, Right } from '../../../platform/request-context.ts';
import type { SessionAccount } from '../accounts/account.repository.ts';
import { limitOf } from './right-columns.ts';

/** Why a right does not count: it is missing, or a limit on it is not met; undefined = it counts. */
export type RightRefusal = 'missing' | RefusedLimit | undefined;

/**
 * An Admin has every right in a client (decision 0037). Outside every client an Admin changes the platform's own modules
 * only: rows of the others would lie in the platform's client. A session that must change its password first has none.
 */
export function adminRights({ mustChangePassword }: SessionAccount['account'], isOutsideClients: boolean) {
  return (module: string, right: Right): RightRefusal => {
    if (mustChangePassword) return 'missing';
    const isForeign = isOutsideClients && !(isModule(module) && isPlatformModule(module));
    return isForeign && right !== 'access' ? 'missing' : undefined;
  };
}

/**
 * The one permission check of a ClientUser: level, what the type can have, and the limits. Clients are the platform's
 * business: no row of rights opens them to a ClientUser (product.md, section 2).
 */
export function accountRights(
  { account, rights }: Pick<SessionAccount, 'account' | 'rights'>,
  isAtOffice: boolean,
) {
  const byModule = new Map(rights.map((right) => [right.module, right]));
  return (module: string, right: Right): RightRefusal => {
    if (account.mustChangePassword || !isModule(module)) return 'missing';
    const held = byModule.get(module);
    if (!held?.[right] || isHigher(right, highestLevel(account.accountType, module))) return 'missing';
    const limit = limitOf(held);
    if (limit !== 'none' && !isWithinLimit(limit, account.accountType)) return limit;
    return held.officeIpOnly && !isAtOffice ? 'office IP only' : undefined;
  };
}
