import type { MenuUserType } from '@foyer/domain/identity/default-menu.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { menuUserType } from './change-menu.ts';
import { listMenu } from './menu.repository.ts';

export interface ConfiguredItem {
  id: string;
  groupName: string | null;
}

export interface ConfiguredMenu {
  userType: MenuUserType;
  items: ConfiguredItem[];
}

/** The menu that is configured where the caller works: the platform's, or the client's. */
export async function getConfiguredMenu(context: RequestContext): Promise<ConfiguredMenu> {
  const userType = menuUserType(context.clientId);
  const rows = await context.inClientReadOnly((scope) => listMenu(scope, userType));
  return { userType, items: rows.map(({ item, groupName }) => ({ id: item, groupName })) };
}
