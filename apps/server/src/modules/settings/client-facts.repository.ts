import { valueWithChange } from '@foyer/domain/settings/setting-difference.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import {
  type SettingValue,
  type SettingValues,
  settingDefaults,
  settingSchemas,
} from '@foyer/domain/settings/setting-values.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/**
 * The value of a subject in the client's own row; other areas read it there, so a value in force is written to it. But the
 * rates of the platform: the row holds those with which the client began, so that the rate of a moment is exact.
 */
type RowSubject =
  | 'company'
  | 'administrative'
  | 'technical'
  | 'environment'
  | 'languages'
  | 'currency'
  | 'fees'
  | 'transaction-cost'
  | 'platform-rates';

const jsonOf: Readonly<Record<RowSubject, RawBuilder<unknown>>> = {
  company: sql`json_build_object('name', name, 'address', address, 'postalCode', postal_code, 'town', town,
    'country', country, 'phone', phone, 'website', website, 'email', email)`,
  administrative: sql`json_build_object('crmId', crm_id, 'crmLogicalAccount', crm_logical_account)`,
  technical: sql`json_build_object('codeType', code_type, 'timeZone', time_zone)`,
  environment: sql`json_build_object('paymentEnvironment', payment_environment)`,
  languages: sql`json_build_object('defaultLocale', default_locale, 'languages',
    (select json_agg(json_build_object('locale', locale, 'form',
      case when locale ~ '^(nl|be|de|fr|es|it|pt|ca)' then 'formal' else 'informal' end))
     from unnest(supported_locales) as locale))`,
  currency: sql`json_build_object('currency', currency)`,
  fees: sql`json_build_object('serviceFeeOnlineMinor', service_fee_online_minor,
    'serviceFeeOfflineMinor', service_fee_offline_minor, 'passOnServiceCost', pass_on_service_cost,
    'passOnTransactionCost', pass_on_transaction_cost, 'serviceOnFreeTickets', service_on_free_tickets)`,
  'transaction-cost': sql`json_build_object('transactionCostOnlineMinor', transaction_cost_online_minor,
    'transactionCostOfflineMinor', transaction_cost_offline_minor)`,
  'platform-rates': sql`json_build_object('platformServiceOnlineMinor', platform_service_online_minor,
    'platformServiceOfflineMinor', platform_service_offline_minor,
    'platformServiceGroupsMinor', platform_service_groups_minor,
    'platformTransactionOnlineMinor', platform_transaction_online_minor,
    'platformTransactionOfflineMinor', platform_transaction_offline_minor)`,
};

function isRowSubject(subject: SettingSubject): subject is RowSubject {
  return subject in jsonOf;
}

/** Of languages the row holds the codes only, not the formal and informal forms; of rates the first ones. */
export function rowIsTruth(subject: SettingSubject): boolean {
  return isRowSubject(subject) && subject !== 'languages' && subject !== 'platform-rates';
}

/** The value that the client's row holds. A row from before a rule was made may break it: then the fields are as they are. */
export async function readRowValue<Subject extends SettingSubject>(
  scope: ClientScope,
  subject: Subject,
): Promise<SettingValue<Subject>> {
  if (!isRowSubject(subject)) return settingDefaults[subject];
  const { rows } = await sql<{ value: SettingValue<Subject> }>`
    select ${jsonOf[subject]} as value from client where id = ${scope.clientId}`.execute(scope.tx);
  return rows[0]?.value ?? settingDefaults[subject];
}

/** The zone of the client's midnight. */
export async function readTimeZone(scope: ClientScope): Promise<string> {
  return (await readRowValue(scope, 'technical')).timeZone;
}

type WrittenSubject = Exclude<RowSubject, 'platform-rates'>;

const writers: { [Subject in WrittenSubject]: (value: SettingValues[Subject]) => RawBuilder<unknown> } = {
  company: (value) => sql`name = ${value.name}, address = ${value.address}, postal_code = ${value.postalCode},
    town = ${value.town}, country = ${value.country}, phone = ${value.phone}, website = ${value.website},
    email = ${value.email}`,
  administrative: (value) => sql`crm_id = ${value.crmId}, crm_logical_account = ${value.crmLogicalAccount}`,
  technical: (value) => sql`code_type = ${value.codeType}, time_zone = ${value.timeZone}`,
  environment: (value) => sql`payment_environment = ${value.paymentEnvironment}`,
  languages: (value) => sql`default_locale = ${value.defaultLocale},
    supported_locales = ${value.languages.map(({ locale }) => locale)}`,
  currency: (value) => sql`currency = ${value.currency}`,
  fees: (value) => sql`service_fee_online_minor = ${value.serviceFeeOnlineMinor},
    service_fee_offline_minor = ${value.serviceFeeOfflineMinor},
    pass_on_service_cost = ${value.passOnServiceCost}, pass_on_transaction_cost = ${value.passOnTransactionCost},
    service_on_free_tickets = ${value.serviceOnFreeTickets}`,
  'transaction-cost': (value) => sql`transaction_cost_online_minor = ${value.transactionCostOnlineMinor},
    transaction_cost_offline_minor = ${value.transactionCostOfflineMinor}`,
};

/** A saved change of a value. */
interface RowChange {
  value: unknown;
  valueBefore: unknown;
}

/** The value of a saved change: what an Admin changed in the client's row since then stays. */
export function valueOfChange(subject: SettingSubject, inForce: object, change: RowChange): object {
  const value = change.value as object;
  if (!rowIsTruth(subject)) return value;
  return valueWithChange(settingSchemas[subject], inForce, {
    value,
    valueBefore: change.valueBefore as object,
  });
}

/** Writes a change that is in force to the client's row. */
export async function writeRowChange(
  scope: ClientScope,
  subject: SettingSubject,
  change: RowChange,
): Promise<void> {
  if (!isRowSubject(subject) || subject === 'platform-rates') return;
  await sql`select from client where id = ${scope.clientId} for no key update`.execute(scope.tx);
  const sets = setsOf(subject, valueOfChange(subject, await readRowValue(scope, subject), change));
  await sql`update client set ${sets}, version = version + 1 where id = ${scope.clientId}`.execute(scope.tx);
}

/** Who has the client's form open sees that something it shows was saved meanwhile. Locks the row. */
export async function raiseVersionOfRow(scope: ClientScope): Promise<void> {
  await sql`update client set version = version + 1 where id = ${scope.clientId}`.execute(scope.tx);
}

function setsOf(subject: WrittenSubject, value: unknown): RawBuilder<unknown> {
  switch (subject) {
    case 'company':
      return writers.company(settingSchemas.company.parse(value));
    case 'administrative':
      return writers.administrative(settingSchemas.administrative.parse(value));
    case 'technical':
      return writers.technical(settingSchemas.technical.parse(value));
    case 'environment':
      return writers.environment(settingSchemas.environment.parse(value));
    case 'languages':
      return writers.languages(settingSchemas.languages.parse(value));
    case 'currency':
      return writers.currency(settingSchemas.currency.parse(value));
    case 'fees':
      return writers.fees(settingSchemas.fees.parse(value));
    case 'transaction-cost':
      return writers['transaction-cost'](settingSchemas['transaction-cost'].parse(value));
  }
}
