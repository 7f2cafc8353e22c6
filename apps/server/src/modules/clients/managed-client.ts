import type { Refusal } from '@foyer/domain/result/result.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { NotFoundError, RefusedError } from '../../platform/errors.ts';
import {
  findTakenNames,
  listClientsById,
  lockManagedClient,
  type ManagedClient,
} from './managed-client.repository.ts';

const subdomainTaken: Refusal = { code: 'subdomain-taken', field: 'subdomain' };
const externalIdTaken: Refusal = { code: 'external-id-taken', field: 'externalId' };

/** Refusals for violated unique constraints. */
export const clientConstraints: Readonly<Record<string, Refusal>> = {
  client_subdomain_key: subdomainTaken,
  client_external_id_key: externalIdTaken,
  client_subdomain_free: { code: 'subdomain-reserved', field: 'subdomain' },
  client_currency_fixed: { code: 'currency-fixed', field: 'currency' },
};

/** A transaction in which all clients can be read: Admins belong to the platform. */
export function atPlatform<T>(app: App, work: (scope: ClientScope) => Promise<T>): Promise<T> {
  return inClient(app.db, PLATFORM_CLIENT_ID, work);
}

/** @throws NotFoundError `client-invalid` for what is no id. */
export function refuseNoClientId(id: string): void {
  if (!z.uuid().safeParse(id).success) throw new NotFoundError('client-invalid');
}

/** @throws NotFoundError `client-not-found`, or `client-invalid` for what is no id. */
export async function getManagedClient(app: App, id: string): Promise<ManagedClient> {
  refuseNoClientId(id);
  const [client] = await atPlatform(app, (scope) => listClientsById(scope, [id]));
  if (!client) throw new NotFoundError('client-not-found');
  return client;
}

/** The client in the transaction of its change, locked. @throws NotFoundError `client-not-found`. */
export async function lockClient(scope: ClientScope): Promise<ManagedClient> {
  const client = await lockManagedClient(scope);
  if (!client) throw new NotFoundError('client-not-found');
  return client;
}

/** Both names at once where both are taken. @throws RefusedError. */
export async function refuseTakenNames(
  app: App,
  names: { subdomain: string; externalId: string },
  ownId: string | null,
): Promise<void> {
  const taken = await atPlatform(app, (scope) => findTakenNames(scope, names, ownId));
  const refusals = [
    ...(taken.subdomain ? [subdomainTaken] : []),
    ...(taken.externalId ? [externalIdTaken] : []),
  ];
  if (refusals.length > 0) throw new RefusedError(refusals);
}

/** The client as the audit log keeps it. */
export function auditValuesOfClient({
  id: _,
  createdAt: _since,
  version: _version,
  ...values
}: ManagedClient) {
  return { ...values, disabledAt: values.disabledAt?.toISOString() ?? null };
}
