import type { RequestContext } from '../../platform/request-context.ts';
import { updateRoomNow } from './update-room-now.ts';
import type { StoredRoom } from './waiting-room.repository.ts';

/** Stops letting visitors in, or resumes it. Places are kept. */
export async function pauseAdmission(
  context: RequestContext,
  seen: { channelId: string; version: number },
  isPaused: boolean,
): Promise<StoredRoom> {
  context.require('channel-management', 'edit');
  return updateRoomNow(context, seen, isPaused ? 'pause-admission' : 'resume-admission', { isPaused });
}
