import type { Channel } from '@foyer/domain/channels/channel.ts';
import { newLine } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getChannel } from '../channels/index.ts';
import { findRoom, newRoom, type RoomWithLine } from './waiting-room.repository.ts';

export interface ShownRoom extends RoomWithLine {
  channel: Channel;
}

/** The waiting room of a channel as staff see it; one that was never set has the values of a new one. */
export async function showWaitingRoom(scope: ClientScope, channelId: string, at: Date): Promise<ShownRoom> {
  const channel = await getChannel(scope, channelId);
  const found = await findRoom(scope, channelId);
  const presence = { at: null, from: 0, step: 1, counts: [] };
  return { channel, ...(found ?? { room: newRoom(channelId), line: newLine(at), presence }) };
}
