import type { MenuUserType } from '@foyer/domain/identity/default-menu.ts';
import { menuInput, menuVersion } from '@foyer/domain/identity/menu-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { listMenu, lockMenus, replaceMenu } from './menu.repository.ts';

/** The user type whose menu is configured here: the platform's Admins, or a client's accounts. */
export const menuUserType = (clientId: string): MenuUserType =>
  clientId === PLATFORM_CLIENT_ID ? 'Admin' : 'ClientUser';

/** Which doors the menu shows, in which order, and which of them show BETA (product.md, section 2). */
export async function changeMenu(context: RequestContext, typed: unknown): Promise<void> {
  context.require('menu-rights', 'edit');
  const { version, items } = valueOrThrow(parseInput(menuInput, typed));
  const userType = menuUserType(context.clientId);
  await context.inClient(async (scope) => {
    await lockMenus(scope);
    const before = (await listMenu(scope, userType)).map(({ item, groupName }) => ({ id: item, groupName }));
    if (menuVersion(before) !== version) throw new RefusedError([{ code: 'menu-changed-meanwhile' }]);
    await replaceMenu(scope, userType, items);
    await writeAudit(scope, actorOf(context), {
      action: 'change-menu',
      entity: 'menu',
      entityId: context.clientId,
      before: { items: menuVersion(before) },
      after: { items: menuVersion(items) },
    });
  });
}
