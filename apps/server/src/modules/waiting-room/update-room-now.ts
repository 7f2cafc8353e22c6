import type { RequestContext } from '../../platform/request-context.ts';
import { type AuditAction, actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { getChannel } from '../channels/index.ts';
import { advanceLine } from './advance-line.ts';
import { auditValuesOfRoom } from './audit-values.ts';
import { forgetRooms } from './open-room.ts';
import { lockLine } from './waiting-line.repository.ts';
import { lockRoom, type StoredRoom, updateRoom } from './waiting-room.repository.ts';

/**
 * Changes a waiting room while visitors wait, audited. What was earned until now was earned by the old values.
 * @throws RefusedError `changed-meanwhile`
 */
export async function updateRoomNow(
  context: RequestContext,
  { channelId, version }: { channelId: string; version: number },
  action: AuditAction,
  changes: { cartsAMinute?: number; isPaused?: boolean },
): Promise<StoredRoom> {
  const room = await context.inClient(async (scope) => {
    await getChannel(scope, channelId);
    const at = context.app.clock();
    const before = await lockRoom(scope, channelId, at);
    await refuseStale(scope, 'channel', { id: channelId, version: before.version }, version);
    const line = await lockLine(scope, channelId, 'wait');
    if (line) await advanceLine(scope, before, line, at);
    const isOtherRate = changes.cartsAMinute !== undefined && changes.cartsAMinute !== before.cartsAMinute;
    const rateChange = isOtherRate
      ? { at, by: context.account.username, before: before.cartsAMinute }
      : undefined;
    await updateRoom(scope, channelId, changes, rateChange);
    const after = await lockRoom(scope, channelId, at);
    await writeAudit(scope, actorOf(context), {
      action,
      entity: 'channel',
      entityId: channelId,
      before: auditValuesOfRoom(before),
      after: auditValuesOfRoom(after),
    });
    return after;
  });
  forgetRooms(context.app);
  return room;
}
