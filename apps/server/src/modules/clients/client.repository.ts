import type { ChannelType, PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { PlatformRates } from '@foyer/domain/pricing/platform-rates.ts';
import type { SaleFees } from '@foyer/domain/pricing/sale-fees.ts';
import type { SettingValue } from '@foyer/domain/settings/setting-values.ts';
import { type Insertable, sql } from 'kysely';
import type { Tables } from '../../generated/tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { runPrepared } from '../../platform/database/prepared.ts';
import { readSettingColumn, settingColumn } from '../settings/index.ts';

/** One operator: a museum, a venue, an attraction. */
export interface Client extends SaleFees {
  id: string;
  subdomain: string;
  name: string;
  address: string;
  postalCode: string;
  town: string;
  country: string;
  email: string;
  website: string;
  currency: Currency;
  timeZone: string;
  paymentEnvironment: PaymentEnvironment;
  defaultLocale: string;
  supportedLocales: string[];
  /** The kinds of sales page that an Admin gave it. */
  channelTypes: ChannelType[];
  logoUrl: string | null;
  bannerUrl: string | null;
  orderPrefix: string;
  active: boolean;
}

const columns = [
  'id',
  'subdomain',
  'name',
  'address',
  'postalCode',
  'town',
  'country',
  'email',
  'website',
  'currency',
  'timeZone',
  'paymentEnvironment',
  'defaultLocale',
  'supportedLocales',
  'channelTypes',
  'logoUrl',
  'bannerUrl',
  'orderPrefix',
  'active',
  'serviceFeeOnlineMinor',
  'serviceFeeOfflineMinor',
  'transactionCostOnlineMinor',
  'transactionCostOfflineMinor',
  'passOnServiceCost',
  'passOnTransactionCost',
  'serviceOnFreeTickets',
] as const;

/** What the platform charges the client of a scope at an instant: the rates that began last, or those it began with. */
export async function getPlatformRates(scope: ClientScope, at: Date): Promise<PlatformRates> {
  const [row] = await runPrepared(
    scope,
    sql<{ rates: PlatformRates }>`select jsonb_build_object(
        'platformServiceOnlineMinor', platform_service_online_minor,
        'platformServiceOfflineMinor', platform_service_offline_minor,
        'platformServiceGroupsMinor', platform_service_groups_minor,
        'platformTransactionOnlineMinor', platform_transaction_online_minor,
        'platformTransactionOfflineMinor', platform_transaction_offline_minor
      ) || coalesce(${settingColumn(scope, 'platform-rates', at)}, '{}') as rates
      from client where id = ${scope.clientId}`,
  );
  if (!row) throw new Error('a scope has a client');
  return row.rates;
}

/** The client of a scope. */
export async function getClient(scope: ClientScope): Promise<Client> {
  return scope.tx
    .selectFrom('client')
    .select(columns)
    .where('id', '=', scope.clientId)
    .executeTakeFirstOrThrow();
}

/** The settings that taking a cart reads. */
type SellingSettings = SettingValue<'hold'> & SettingValue<'verification'>;

/** The client of a scope with the settings at an instant that taking a cart reads: one statement. */
export async function getSellingClient(scope: ClientScope, at: Date): Promise<Client & SellingSettings> {
  const { hold, verification, ...client } = await scope.tx
    .selectFrom('client')
    .select(columns)
    .select(settingColumn(scope, 'hold', at).as('hold'))
    .select(settingColumn(scope, 'verification', at).as('verification'))
    .where('id', '=', scope.clientId)
    .executeTakeFirstOrThrow();
  return {
    ...client,
    ...readSettingColumn('hold', hold),
    ...readSettingColumn('verification', verification),
  };
}

/** The client with this subdomain, found before any client is known; also a disabled one. */
export async function findClientIdBySubdomain(db: Database, subdomain: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string | null;
  }>`select find_client_by_subdomain(${subdomain}) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The client with this subdomain, also a disabled one: ask `active` before serving it. */
export async function findClientBySubdomain(db: Database, subdomain: string): Promise<Client | undefined> {
  const id = await findClientIdBySubdomain(db, subdomain);
  return id ? inClient(db, id, getClient) : undefined;
}

/** A name and a subdomain; for everything else a client starts with what its row starts with. */
export type NewClient = Pick<Client, 'subdomain' | 'name'> &
  Partial<Omit<Insertable<Tables['client']>, 'id' | 'subdomain' | 'name' | 'active' | 'disabledAt'>>;

/** Inserts the client of a scope that was opened with its future id. */
export async function insertClient(scope: ClientScope, client: NewClient): Promise<void> {
  await scope.tx
    .insertInto('client')
    .values({ id: scope.clientId, ...client })
    .execute();
}

/** @param logoUrl where the logo is served; null = the product's own mark is shown. */
export async function changeClientLogo(scope: ClientScope, logoUrl: string | null): Promise<void> {
  await scope.tx.updateTable('client').set({ logoUrl }).where('id', '=', scope.clientId).execute();
}
