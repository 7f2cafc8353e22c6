import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';

interface SignInClient {
  id: string;
  active: boolean;
}

/** The client of a sign-in, before anything else is known. */
export async function findSignInClient(db: Database, subdomain: string): Promise<SignInClient | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_subdomain(${subdomain}) as id`.execute(db);
  return rows[0]?.id ? findActingClient(db, rows[0].id) : undefined;
}

/** The client with this id, where there is one. */
export async function findActingClient(db: Database, id: string): Promise<SignInClient | undefined> {
  return inClient(db, id, async (scope) => {
    const { rows } = await sql<SignInClient>`select id, active from client where id = ${id}`.execute(
      scope.tx,
    );
    return rows[0];
  });
}

/** The client of a scope, as a visitor without a session may know it. */
export async function getSignInClient(
  scope: ClientScope,
): Promise<{ name: string; subdomain: string; active: boolean; timeZone: string }> {
  const { rows } = await sql<{ name: string; subdomain: string; active: boolean; timeZone: string }>`
    select name, subdomain, active, time_zone from client where id = ${scope.clientId}`.execute(scope.tx);
  const [client] = rows;
  if (!client) throw new Error(`There is no client ${scope.clientId}`);
  return client;
}

/** What a mail to an account needs of its client: the sender, and the zone of its dates. */
export interface MailingClient {
  name: string;
  email: string;
  town: string;
  timeZone: string;
}

/** The client of a scope, as the sender of mails. Read here, because `clients` uses this module. */
export async function getMailingClient(scope: ClientScope): Promise<MailingClient> {
  return scope.tx
    .selectFrom('client')
    .select(['name', 'email', 'town', 'timeZone'])
    .where('id', '=', scope.clientId)
    .executeTakeFirstOrThrow();
}
