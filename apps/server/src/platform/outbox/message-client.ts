import { isUuid, uuidPattern } from '@foyer/domain/result/uuid.ts';
import { type RawBuilder, sql } from 'kysely';
import { PLATFORM_CLIENT_ID } from '../database/platform-client.ts';

/** A job of the queue whose data names no client; such a message is unreadable, and belongs to the platform. */
const namesNoClient = `coalesce(data->>'clientId', '') !~ '${uuidPattern.source}'`;

export function namesClient(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('clientId' in data)) return false;
  return typeof data.clientId === 'string' && isUuid(data.clientId);
}

/** Which jobs a client sees, as a condition of SQL; `client` is an expression of text. */
export function visibleTo(client: string): string {
  return `(data->>'clientId' = ${client} or (${client} = '${PLATFORM_CLIENT_ID}' and ${namesNoClient}))`;
}

/** The same for a known client: the platform's Admins see the messages that name none. */
export function messagesOf(clientId: string): RawBuilder<boolean> {
  const own = sql<boolean>`data->>'clientId' = ${clientId}`;
  return clientId === PLATFORM_CLIENT_ID ? sql<boolean>`(${own} or ${sql.raw(namesNoClient)})` : own;
}
