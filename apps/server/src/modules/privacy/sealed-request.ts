import { isUuid } from '@foyer/domain/result/uuid.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { openPersonKey, type PersonKey } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { Person } from '../person-data/index.ts';
import { findRequest, type StoredRequest } from './person-request.repository.ts';

export const privacyModuleRight = 'gebruiker-ticket-zoeken';

const content = z.object({ query: z.string(), emails: z.array(z.string()), names: z.array(z.string()) });

/** A look-up, opened: what was typed, and whom it means by now. */
export interface OpenRequest {
  id: string;
  query: string;
  person: Person;
  key: PersonKey;
  createdAt: Date;
}

export function openRequest(app: App, stored: StoredRequest): OpenRequest | undefined {
  if (!stored.wrappedKey) return undefined;
  const key = openPersonKey(app.secrets, stored.personKeyId, stored.wrappedKey);
  const { query, ...person } = content.parse(key.decrypt(stored.sealed));
  return { id: stored.id, query, person, key, createdAt: stored.createdAt };
}

/**
 * The account's own look-up, while it may be opened.
 * @throws NotFoundError `visitor-data-not-found`: another account's or client's, too old, or the person was erased.
 */
export async function getOwnRequest(
  context: RequestContext,
  scope: ClientScope,
  id: string,
  lock: { isLocked: boolean } = { isLocked: false },
): Promise<OpenRequest> {
  const stored = isUuid(id) ? await findRequest(scope, id, lock) : undefined;
  const isOwn = stored?.accountId === context.account.accountId && stored.expiresAt > context.app.clock();
  const opened = stored && isOwn ? openRequest(context.app, stored) : undefined;
  if (!opened) throw new NotFoundError('visitor-data-not-found');
  return opened;
}
