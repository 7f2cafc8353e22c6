import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { canConnect } from './can-connect.ts';
import type { DatabaseRole } from './database.ts';

const SIGN_IN_MS = 5_000;

interface PoolLogin {
  name: string;
  password: string;
  /** The owner's connection string with this login in it. */
  url: string;
}

export type PoolUrls = Readonly<Record<DatabaseRole, string>>;

/**
 * The login with which the pools of a role connect: a member of that role alone, so that no statement of theirs can
 * become the owner, as a login of the owner's could by SET ROLE. Its password is derived from the owner's: processes
 * need no other secret than DATABASE_URL. undefined where the owner signs in without a password.
 */
export function poolLogin(ownerUrl: string, role: DatabaseRole): PoolLogin | undefined {
  const url = new URL(ownerUrl);
  if (url.password === '') return undefined;
  // Roles belong to the whole server: another installation on it has another owner.
  const name = `${role}_${createHash('sha256').update(url.username).digest('hex').slice(0, 12)}`;
  const password = createHmac('sha256', url.password).update(name).digest('base64url');
  url.username = name;
  url.password = password;
  return { name, password, url: url.href };
}

/**
 * Makes the logins that are missing or have another password. @returns how to connect as each role: as the owner
 * where a login cannot be made or used, which is logged.
 */
export async function makePoolLogins(
  owner: pg.Client,
  ownerUrl: string,
  log: (line: string) => void,
): Promise<PoolUrls> {
  for (const role of ['foyer_app', 'foyer_worker'] as const) {
    const login = poolLogin(ownerUrl, role);
    if (!login || (await canConnect(login.url, SIGN_IN_MS))) continue;
    try {
      await makeLogin(owner, login, role);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      log(`no login for ${role} (${why}): its pools sign in as the owner and act as ${role}`);
    }
  }
  return findPoolUrls(ownerUrl);
}

/** How to connect as each role, by the logins that were made. */
export async function findPoolUrls(ownerUrl: string): Promise<PoolUrls> {
  const find = async (role: DatabaseRole) => {
    const login = poolLogin(ownerUrl, role);
    return login && (await canConnect(login.url, SIGN_IN_MS)) ? login.url : ownerUrl;
  };
  return { foyer_app: await find('foyer_app'), foyer_worker: await find('foyer_worker') };
}

async function makeLogin(owner: pg.Client, { name, password }: PoolLogin, role: DatabaseRole): Promise<void> {
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [name]);
  const login = owner.escapeIdentifier(name);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await owner.query(`${verb} role ${login} login password ${owner.escapeLiteral(scramVerifier(password))}`);
  await owner.query(`grant ${role} to ${login}`);
}

const SCRAM_ITERATIONS = 4096;

/** What PostgreSQL stores of a password (RFC 5803), so that the password itself is in no statement and no log. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, SCRAM_ITERATIONS, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  const serverKey = sign('Server Key').toString('base64');
  return `SCRAM-SHA-256$${SCRAM_ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
