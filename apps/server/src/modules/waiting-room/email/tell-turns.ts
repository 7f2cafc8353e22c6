import type { ClientScope } from '../../../platform/database/database.ts';
import { sendMessages } from '../../../platform/outbox/send-message.ts';
import { takeTurns } from './waiting-address.repository.ts';

/**
 * In the transaction that gives turns: asks for the mails of the places up to a number that have an address, once each.
 * @param upTo null = all places, those without a number too
 */
export async function tellTurns(
  scope: ClientScope,
  channelId: string,
  upTo: number | null,
  at: Date,
): Promise<void> {
  const entries = await takeTurns(scope, channelId, upTo, at);
  if (entries.length === 0) return;
  await sendMessages(
    scope,
    ...entries.map((entry) => ({
      bus: 'event' as const,
      type: 'waiting-room-turn',
      payload: { channelId, entry },
      source: 'waiting-room',
    })),
  );
}
