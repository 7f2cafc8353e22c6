import type { App } from '../../platform/app.ts';
import { isWaitingPhase, phaseOf, type RoomAddress, roomAt } from './open-room.ts';

/** Whether a visitor who opens the sales page now has to wait. */
export async function hasToWait(app: App, address: RoomAddress): Promise<boolean> {
  const open = await roomAt(app, address);
  return open !== null && isWaitingPhase(phaseOf(app, open));
}
