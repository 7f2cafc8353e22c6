import { ACTING_MINUTES } from '@foyer/domain/identity/acting-session.ts';
import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { ActingEndedError, NotAllowedError } from '../../../platform/errors.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { findActingClient } from '../client-lookup.repository.ts';
import { type ActingStay, endStays, findOpenStay, insertStay } from './acting-session.repository.ts';

/** An Admin's session, which may work in a client. */
export interface ActingAdmin {
  accountId: string;
  sessionId: string;
}

const atPlatform = <T>(app: App, work: Parameters<typeof inClient<T>>[2]) =>
  inClient(app.db, PLATFORM_CLIENT_ID, work);

/**
 * The acting session of an Admin in the client that the call names (header X-Foyer-Client); the first call there
 * begins it. It ends after an hour (design more.md, section 23), and then only `startStay` begins another.
 * @throws ActingEndedError once the hour is over. @throws NotAllowedError where there is no such client.
 */
export async function continueStay(
  app: App,
  admin: ActingAdmin,
  actingClientId: string,
): Promise<ActingStay> {
  const open = await atPlatform(app, (scope) => findOpenStay(scope, { ...admin, actingClientId }));
  if (!open) return beginStay(app, admin, actingClientId);
  if (open.endsAt <= app.clock()) throw new ActingEndedError();
  return open;
}

/** Begins another hour of an Admin's acting session. */
export async function startStay(app: App, admin: ActingAdmin, actingClientId: string): Promise<ActingStay> {
  const { sessionId } = admin;
  await atPlatform(app, (scope) => endStays(scope, { sessionId, actingClientId }, app.clock()));
  return beginStay(app, admin, actingClientId);
}

/** It is in the client's audit log once, also where a page sends its first calls in parallel. */
async function beginStay(app: App, admin: ActingAdmin, actingClientId: string): Promise<ActingStay> {
  if (!(await findActingClient(app.db, actingClientId))) throw new NotAllowedError('clients', 'access');
  const startedAt = app.clock();
  const endsAt = new Date(startedAt.getTime() + ACTING_MINUTES * 60_000);
  const stayer = { ...admin, actingClientId };
  const isFirst = await atPlatform(app, (scope) => insertStay(scope, stayer, { startedAt, endsAt }));
  if (isFirst) await logStay(app, admin, actingClientId, 'enter-client');
  return { clientId: actingClientId, startedAt, endsAt };
}

/** Ends every acting session of an Admin's session: on leaving or signing out. */
export async function leaveClients(app: App, admin: ActingAdmin): Promise<void> {
  const left = await atPlatform(app, (scope) => endStays(scope, { sessionId: admin.sessionId }, app.clock()));
  for (const clientId of left) await logStay(app, admin, clientId, 'leave-client');
}

async function logStay(
  app: App,
  { accountId }: ActingAdmin,
  clientId: string,
  action: 'enter-client' | 'leave-client',
): Promise<void> {
  const change = { action, entity: 'client', entityId: clientId } as const;
  await inClient(app.db, clientId, (scope) =>
    writeAudit(scope, { kind: 'admin', id: accountId }, { ...change, after: {} }),
  );
}
