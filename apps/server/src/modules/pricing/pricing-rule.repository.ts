import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import type { PricingRule, PricingRuleValue } from '@foyer/domain/pricing/pricing-rule.ts';
import type { PricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { readOnce } from '../../platform/database/pipelined-transaction.ts';
import { NotFoundError } from '../../platform/errors.ts';

/** A rule with what staff see of it. */
export interface StoredPricingRule extends PricingRule {
  readonly version: number;
  readonly createdAt: Date;
}

interface RuleFilter {
  id?: string;
  ticketGroupIds?: readonly string[];
  /** Only rules that have not ended before this date. */
  notEndedBefore?: LocalDate;
}

type Row = Omit<StoredPricingRule, 'weekdays'> & { weekdays: readonly number[]; values: PricingRuleValue[] };

/** Rules with their values in one statement, the one created last first. */
export async function listPricingRules(
  scope: ClientScope,
  { id, ticketGroupIds, notEndedBefore }: RuleFilter = {},
): Promise<StoredPricingRule[]> {
  if (ticketGroupIds?.length === 0) return [];
  const rows = await readOnce(
    scope,
    sql<Row>`
    select r.id, r.ticket_group_id, r.name, r.kind, r.from_date as "from", r.until_date as "until", r.weekdays,
      r.active, r.sequence, r.version, r.created_at, v.values
    from pricing_rule r
    cross join lateral (
      select coalesce(json_agg(json_build_object('ticketTypeId', ticket_type_id, 'amountMinor', amount_minor,
        'basisPoints', basis_points) order by ticket_type_id), '[]') as values
      from pricing_rule_value where client_id = r.client_id and pricing_rule_id = r.id) v
    where r.client_id = ${scope.clientId}
      ${id ? sql`and r.id = ${id}` : sql``}
      ${ticketGroupIds ? sql`and r.ticket_group_id = any (${[...ticketGroupIds]}::uuid[])` : sql``}
      ${notEndedBefore ? sql`and r.until_date >= ${notEndedBefore}` : sql``}
    order by r.created_at desc, r.ticket_group_id, r.sequence desc`,
  );
  return rows.map((row) => ({ ...row, weekdays: weekdays.filter((day) => row.weekdays.includes(day)) }));
}

/** @throws NotFoundError `pricing-rule-not-found` where the client has no such rule. */
export async function getPricingRule(scope: ClientScope, id: string): Promise<StoredPricingRule> {
  const [rule] = await listPricingRules(scope, { id });
  if (!rule) throw new NotFoundError('pricing-rule-not-found');
  return rule;
}

/** The rule, held against every other change until the transaction ends. */
export async function lockPricingRule(scope: ClientScope, id: string): Promise<StoredPricingRule> {
  await scope.tx
    .selectFrom('pricingRule')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return getPricingRule(scope, id);
}

/** Adds a rule above all others of its ticket group; two at one moment come one after the other. */
export async function insertPricingRule(
  scope: ClientScope,
  ticketGroupId: string,
  input: PricingRuleInput,
): Promise<string> {
  const { clientId, tx } = scope;
  const lock = `pricing-rule-sequence ${clientId} ${ticketGroupId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const { id } = await tx
    .insertInto('pricingRule')
    .values((eb) => ({
      clientId,
      ticketGroupId,
      ...columnsOf(input),
      sequence: eb
        .selectFrom('pricingRule')
        .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('next'))
        .where('clientId', '=', clientId)
        .where('ticketGroupId', '=', ticketGroupId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertValues(scope, id, input.values);
  return id;
}

export async function updatePricingRule(
  scope: ClientScope,
  id: string,
  input: PricingRuleInput,
): Promise<void> {
  await scope.tx
    .updateTable('pricingRule')
    .set({ ...columnsOf(input), version: sql`version + 1` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
  await scope.tx
    .deleteFrom('pricingRuleValue')
    .where('clientId', '=', scope.clientId)
    .where('pricingRuleId', '=', id)
    .execute();
  await insertValues(scope, id, input.values);
}

export async function setPricingRuleActive(scope: ClientScope, id: string, active: boolean): Promise<void> {
  await scope.tx
    .updateTable('pricingRule')
    .set({ active, version: sql`version + 1` })
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

export async function deletePricingRuleRow(scope: ClientScope, id: string): Promise<void> {
  await scope.tx
    .deleteFrom('pricingRule')
    .where('clientId', '=', scope.clientId)
    .where('id', '=', id)
    .execute();
}

async function insertValues(
  scope: ClientScope,
  pricingRuleId: string,
  values: readonly PricingRuleValue[],
): Promise<void> {
  const rows = values.map((value) => ({ clientId: scope.clientId, pricingRuleId, ...value }));
  await scope.tx.insertInto('pricingRuleValue').values(rows).execute();
}

function columnsOf({ name, kind, from, until, weekdays: on, active }: PricingRuleInput) {
  return { name, kind, fromDate: from, untilDate: until, weekdays: [...on], active };
}
