import { waitingTimeInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { narrowcastingRight } from './save-wall-screen.ts';
import { lockWallScreen, setBesideForm, type WallScreen } from './wall-screen.repository.ts';

/** Sets the minutes that a screen says one waits at the entrance; null = it says nothing of it. */
export async function setWaitingTime(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<WallScreen> {
  context.require(narrowcastingRight, 'edit');
  const { minutes } = valueOrThrow(parseInput(waitingTimeInput, typed));
  return context.inClient(async (scope) => {
    const before = await lockWallScreen(scope, id);
    if (before.waitingMinutes === minutes) return before;
    const after = await setBesideForm(scope, id, { waitingMinutes: minutes });
    await writeAudit(scope, actorOf(context), {
      action: 'set-waiting-time',
      entity: 'wall-screen',
      entityId: id,
      before: { waitingMinutes: before.waitingMinutes },
      after: { waitingMinutes: minutes },
    });
    return after;
  });
}
