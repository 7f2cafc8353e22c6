import type { ClientScope } from '../database/database.ts';
import { insertRows } from '../database/prepared.ts';

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
  await insertRows(
    scope,
    'outbox',
    messages.map(({ bus, type, payload, source, startAfter = null }) => {
      return { bus, type, payload, source, startAfter };
    }),
  );
}
