import { findClientBySubdomain } from '../../modules/clients/index.ts';
import { isPasswordOf } from '../../modules/identity/index.ts';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';

/** An account that a first start makes: 'manager' of the client 'demo'. */
interface FirstAccount {
  subdomain: string;
  username: string;
}

/**
 * Lines for the console: the accounts that sign in with `password`, and those that have another one, because a person
 * changed it or an earlier start made them with it. An account that was archived is in no line.
 */
export async function describeSignIns(
  app: App,
  password: string,
  accounts: readonly FirstAccount[],
): Promise<string[]> {
  const right: string[] = [];
  const changed: string[] = [];
  for (const { subdomain, username } of accounts) {
    const client = await findClientBySubdomain(app.db, subdomain);
    const matches =
      client && (await inClient(app.db, client.id, (scope) => isPasswordOf(scope, username, password)));
    const signInName = subdomain === app.env.FOYER_DEFAULT_CLIENT ? username : `${username}|${subdomain}`;
    if (matches !== undefined) (matches ? right : changed).push(signInName);
  }
  return [
    ...(right.length > 0 ? [`  sign in as    ${right.join(', ')}   password: ${password}`] : []),
    ...(changed.length > 0
      ? [
          `  unknown       password of ${changed.join(', ')}: changed since, or made with another DEMO_PASSWORD`,
        ]
      : []),
  ];
}
