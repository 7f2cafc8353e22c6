import './outbox.tables.ts';
import type { ClientScope } from '../database/database.ts';
import { gathered } from '../database/side-by-side.ts';

export interface OutgoingMessage {
  /** A command is a thing to do, an event a thing that happened. */
  bus: 'command' | 'event';
  /** Kebab-case and telling: `order-completed`, `send-mail`. */
  type: string;
  /** Ids and figures only. A personal value stays in its own row, under its person's key. */
  payload: Record<string, unknown>;
  /** Which slice sends it, for the message queue screen. */
  source: string;
  startAfter?: Date;
}

/**
 * Writes messages in the transaction of their cause: they go out if and only if it commits, at least once.
 * Handlers must be idempotent (product.md, section 12).
 */
export async function sendMessages(scope: ClientScope, ...messages: OutgoingMessage[]): Promise<void> {
  if (messages.length > 0) await insertMessages(scope, messages);
}

const insertMessages = gathered(async ({ clientId, tx }, sent: readonly (readonly OutgoingMessage[])[]) => {
  await tx
    .insertInto('outbox')
    .values(
      sent.flat().map((message) => ({
        clientId,
        bus: message.bus,
        type: message.type,
        payload: JSON.stringify(message.payload),
        source: message.source,
        startAfter: message.startAfter ?? null,
      })),
    )
    .execute();
  return sent.map(() => true);
});
