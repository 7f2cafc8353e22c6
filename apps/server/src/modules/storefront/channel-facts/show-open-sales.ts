import { presentSeconds } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { countWaiting } from '../../waiting-room/index.ts';
import { type OpenCarts, readOpenCarts } from './open-carts.repository.ts';

/** Which sales end when a channel closes. */
export interface OpenSales extends OpenCarts {
  /** Visitors in the waiting room who are there. */
  waitingCount: number;
}

/** Of one channel at a moment. */
export async function showOpenSales(scope: ClientScope, channelId: string, at: Date): Promise<OpenSales> {
  const seenSince = new Date(at.getTime() - presentSeconds * 1_000);
  return {
    ...(await readOpenCarts(scope, channelId, at)),
    waitingCount: await countWaiting(scope, channelId, seenSince),
  };
}
