import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { lockHold, updateHoldExpiry } from './hold.repository.ts';
import { DEFAULT_HOLD_MINUTES, type Hold, MAX_EXTENSIONS } from './hold.ts';

/**
 * Restarts the hold's time, up to ten times. The caller knows whether payment has begun. Refusals: `hold-expired`,
 * `hold-extended-too-often`.
 */
export async function extendHold(
  app: App,
  {
    clientId,
    holdId,
    minutes = DEFAULT_HOLD_MINUTES,
  }: { clientId: string; holdId: string; minutes?: number },
): Promise<Result<Hold>> {
  return inClient(app.db, clientId, async (scope) => {
    const hold = await lockHold(scope, holdId);
    const now = app.clock();
    if (!hold || hold.expiresAt <= now) return refused({ code: 'hold-expired' });
    if (hold.extensions >= MAX_EXTENSIONS) return refused({ code: 'hold-extended-too-often' });
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    const extensions = hold.extensions + 1;
    await updateHoldExpiry(scope, holdId, expiresAt, extensions);
    return ok({ ...hold, expiresAt, extensions });
  });
}
