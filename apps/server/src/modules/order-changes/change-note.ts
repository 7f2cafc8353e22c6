import type { OrderEventFacts } from '@foyer/domain/orders/order-events.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { keyOfOrder, type Order } from '../orders/index.ts';

export interface SealedNote {
  sealed: Buffer;
  /** The id of its key. */
  key: string;
}

/** What staff write about a change may be about a person: it is sealed with the order's key, and goes with that. */
export async function sealNote(
  app: App,
  scope: ClientScope,
  order: Order,
  text: string,
): Promise<SealedNote | null> {
  if (text === '') return null;
  const key = await keyOfOrder(app, scope, order);
  return { sealed: key.encrypt(text), key: key.id };
}

/** A note as it was written; empty where the key is gone. */
export async function openNote(
  app: App,
  scope: ClientScope,
  order: Pick<Order, 'personKeyId'>,
  sealed: Buffer | null,
): Promise<string> {
  if (sealed === null || order.personKeyId === null) return '';
  const key = await findPersonKey(scope, app.secrets, order.personKeyId);
  return key ? String(key.decrypt(sealed)) : '';
}

/** A note as the timeline keeps it. */
export const factsOfNote = (note: SealedNote | null): OrderEventFacts =>
  note ? { key: note.key, sealed: note.sealed.toString('base64') } : {};
