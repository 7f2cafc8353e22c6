import { closeWaitingLine } from '@foyer/domain/waiting-room/advance-line.ts';
import { waitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import { RefusedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getChannel } from '../channels/index.ts';
import { tellTurns } from './email/tell-turns.ts';
import { forgetRooms } from './open-room.ts';
import { lockLine, saveLine } from './waiting-line.repository.ts';
import { countMinute } from './waiting-minute.repository.ts';
import { countPresent, giveTurns } from './waiting-place.repository.ts';
import { lockRoom } from './waiting-room.repository.ts';

/**
 * Lets in all who wait, and closes the waiting room until the number of carts is passed again.
 * @returns how many who are there were let in
 * @throws RefusedError `waiting-room-closed` where it is not open, or the announced start is still to come
 */
export async function letEveryoneIn(context: RequestContext, channelId: string): Promise<number> {
  context.require('channel-management', 'edit');
  const people = await context.inClient(async (scope) => {
    await getChannel(scope, channelId);
    const at = context.app.clock();
    const room = await lockRoom(scope, channelId, at);
    const locked = await lockLine(scope, channelId, 'wait');
    if (!locked || waitingPhase(room, locked.line, at) !== 'open')
      throw new RefusedError([{ code: 'waiting-room-closed' }]);
    const { line } = locked;
    const { admittedNumber: after, lastNumber: upTo } = line;
    const { counts } = await countPresent(scope, channelId, { after, step: Math.max(1, upTo - after), at });
    const admitted = counts.reduce((sum, present) => sum + present, 0);
    const times = await giveTurns(scope, channelId, { after, upTo, at });
    await tellTurns(scope, channelId, upTo, at);
    await countMinute(scope, channelId, at, { admitted, ...times });
    await saveLine(scope, channelId, { ...closeWaitingLine(line), admittedNumber: upTo });
    await writeAudit(scope, actorOf(context), {
      action: 'let-everyone-in',
      entity: 'channel',
      entityId: channelId,
      after: { admitted },
    });
    return admitted;
  });
  forgetRooms(context.app);
  return people;
}
