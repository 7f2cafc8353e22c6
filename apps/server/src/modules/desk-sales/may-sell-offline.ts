import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { hasRightFunction } from '../identity/index.ts';
import { isMuseumTill, tillModule } from '../tills/index.ts';

/** Whether an account may sell at a till without a connection: it may sell there, and has the function `offline sales`. */
export async function maySellOffline(context: RequestContext, scope: ClientScope): Promise<boolean> {
  if (!context.can(tillModule, 'edit') || !isMuseumTill(context)) return false;
  return hasRightFunction(context, scope, tillModule, 'offlineSales');
}
