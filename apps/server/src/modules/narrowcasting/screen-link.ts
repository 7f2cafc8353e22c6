import { hashToken, makeSecretToken } from '../../platform/crypto/secret-token.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { narrowcastingRight } from './save-wall-screen.ts';
import { lockWallScreen, setBesideForm, type WallScreen } from './wall-screen.repository.ts';

/** What staff see of a new link; it cannot be asked for again. */
export interface ShownLink {
  screen: WallScreen;
  token: string;
}

/** Gives a screen an address, in the place of the one it had: that stops working. */
export async function makeScreenLink(context: RequestContext, id: string): Promise<ShownLink> {
  context.require(narrowcastingRight, 'edit');
  const token = makeSecretToken();
  return context.inClient(async (scope) => {
    const before = await lockWallScreen(scope, id);
    const screen = await setBesideForm(scope, id, { tokenHash: hashToken(token) });
    await writeAudit(scope, actorOf(context), {
      action: before.hasLink ? 'replace-screen-link' : 'make-screen-link',
      entity: 'wall-screen',
      entityId: id,
    });
    return { screen, token };
  });
}

/** Takes the address of a screen out of use: its page goes neutral within ten seconds. Again, it changes nothing. */
export async function revokeScreenLink(context: RequestContext, id: string): Promise<WallScreen> {
  context.require(narrowcastingRight, 'edit');
  return context.inClient(async (scope) => {
    const before = await lockWallScreen(scope, id);
    if (!before.hasLink) return before;
    const screen = await setBesideForm(scope, id, { tokenHash: null });
    await writeAudit(scope, actorOf(context), {
      action: 'revoke-screen-link',
      entity: 'wall-screen',
      entityId: id,
    });
    return screen;
  });
}
