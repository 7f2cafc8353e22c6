import type { ClientInput } from '@foyer/domain/clients/client-input.ts';
import type { ClientSort, ManagedClientFilter } from '@foyer/domain/clients/managed-client-filter-input.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';

/** A client as Admins keep it: everything of its form, and since when it is there. */
export interface ManagedClient extends ClientInput {
  id: string;
  /** Raised by each change of the form or of a setting that it shows. */
  version: number;
  active: boolean;
  createdAt: Date;
  disabledAt: Date | null;
}

const columns = sql`id, name, coalesce(external_id, '') as external_id, subdomain, address, postal_code, town, country,
  phone, website, email, time_zone, payment_environment, currency, code_type, crm_id, crm_logical_account, channel_types, version, active,
  created_at, disabled_at`;

const order = {
  name: sql`lower(name)`,
  '-name': sql`lower(name) desc`,
  town: sql`lower(town), lower(name)`,
  '-town': sql`lower(town) desc, lower(name)`,
  since: sql`created_at, lower(name)`,
  '-since': sql`created_at desc, lower(name)`,
} as const satisfies Record<ClientSort, unknown>;

/** One page of clients. Only a transaction of the platform sees them all (row-level security). */
export async function listManagedClients(
  scope: ClientScope,
  filter: ManagedClientFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ManagedClient[]> {
  const { rows } = await sql<ManagedClient>`select ${columns} from client where ${matching(filter)}
    order by ${order[filter.sort]}, id limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows;
}

export async function countManagedClients(scope: ClientScope, filter: ManagedClientFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from client where ${matching(filter)}`.execute(scope.tx);
  return rows[0]?.total ?? 0;
}

export interface ClientCounts {
  all: number;
  live: number;
  test: number;
  disabled: number;
}

/** How many each view of the list holds. */
export async function countClientViews(scope: ClientScope): Promise<ClientCounts> {
  const { rows } = await sql<ClientCounts>`
    select count(*)::int as all,
      count(*) filter (where active and payment_environment = 'live')::int as live,
      count(*) filter (where active and payment_environment = 'test')::int as test,
      count(*) filter (where not active)::int as disabled
    from client where id <> ${PLATFORM_CLIENT_ID}`.execute(scope.tx);
  return rows[0] ?? { all: 0, live: 0, test: 0, disabled: 0 };
}

/** These clients, in the order of the ids; one that is not there is left out. */
export async function listClientsById(scope: ClientScope, ids: readonly string[]): Promise<ManagedClient[]> {
  const { rows } = await sql<ManagedClient>`select ${columns} from client
    where id = any (${[...ids]}::uuid[]) and id <> ${PLATFORM_CLIENT_ID}
    order by array_position(${[...ids]}::uuid[], id)`.execute(scope.tx);
  return rows;
}

/** The client of a scope, held against every other change until the transaction ends. */
export async function lockManagedClient(scope: ClientScope): Promise<ManagedClient | undefined> {
  const { rows } = await sql<ManagedClient>`select ${columns} from client
    where id = ${scope.clientId} and id <> ${PLATFORM_CLIENT_ID} for update`.execute(scope.tx);
  return rows[0];
}

/** Which of the names that no two clients share another one has. Asked in a transaction of the platform. */
export async function findTakenNames(
  scope: ClientScope,
  { subdomain, externalId }: Pick<ClientInput, 'subdomain' | 'externalId'>,
  ownId: string | null,
): Promise<{ subdomain: boolean; externalId: boolean }> {
  const { rows } = await sql<{ subdomain: boolean; externalId: boolean }>`
    select coalesce(bool_or(subdomain = ${subdomain}), false) as subdomain,
      coalesce(bool_or(external_id = ${externalId}), false) as external_id
    from client where id is distinct from ${ownId}::uuid`.execute(scope.tx);
  return rows[0] ?? { subdomain: false, externalId: false };
}

/** Writes the form of the client of the scope. */
export async function updateManagedClient(scope: ClientScope, input: ClientInput): Promise<void> {
  await scope.tx
    .updateTable('client')
    .set(({ eb }) => ({ ...rowOf(input), version: eb('version', '+', 1) }))
    .where('id', '=', scope.clientId)
    .execute();
}

/** @param disabledAt null = it works again. */
export async function updateDisabled(scope: ClientScope, disabledAt: Date | null): Promise<void> {
  await scope.tx
    .updateTable('client')
    .set({ active: disabledAt === null, disabledAt })
    .where('id', '=', scope.clientId)
    .execute();
}

/** What the form says, as the row holds it: an ID that is not given is none, so that many can lack one. */
export function rowOf<Input extends ClientInput>({ externalId, ...input }: Input) {
  return { ...input, externalId: externalId === '' ? null : externalId };
}

function matching(filter: ManagedClientFilter): RawBuilder<unknown> {
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`id <> ${PLATFORM_CLIENT_ID}
    and (${filter.search} = '' or name ilike ${pattern} or external_id ilike ${pattern}
      or subdomain ilike ${pattern} or town ilike ${pattern})
    and (${filter.status}::text is null or active = (${filter.status}::text = 'active'))
    and (${filter.paymentEnvironment}::text is null or payment_environment = ${filter.paymentEnvironment}::text)
    and (${filter.currency}::text is null or currency = ${filter.currency}::text)`;
}
