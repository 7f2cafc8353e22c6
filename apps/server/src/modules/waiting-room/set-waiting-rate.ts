import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { waitingRateInput } from '@foyer/domain/waiting-room/waiting-room-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { updateRoomNow } from './update-room-now.ts';
import type { StoredRoom } from './waiting-room.repository.ts';

/** Changes how many carts a minute may begin, while visitors wait. */
export async function setWaitingRate(
  context: RequestContext,
  seen: { channelId: string; version: number },
  cartsAMinute: number,
): Promise<StoredRoom> {
  context.require('channel-management', 'edit');
  const input = valueOrThrow(parseInput(waitingRateInput, { cartsAMinute }));
  return updateRoomNow(context, seen, 'change-waiting-room', input);
}
