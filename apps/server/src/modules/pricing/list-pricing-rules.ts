import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
import { decideRuleDays, pricingRuleStates, type RuleDays } from '@foyer/domain/pricing/rule-days.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { z } from 'zod';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listTicketGroups, listTicketTypes } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import { getPricingRule, listPricingRules, type StoredPricingRule } from './pricing-rule.repository.ts';

/** A rule with its state among the others of its group, today at the client. */
export interface ListedPricingRule extends StoredPricingRule {
  readonly standing: RuleDays;
}

export interface PricingRuleCounts {
  all: number;
  active: number;
  inactive: number;
  overwritten: number;
  ended: number;
}

const filterInput = z.object({
  search: z.string().trim().max(100, 'search-too-long').nullable().default(null),
  state: z.enum(pricingRuleStates, 'state-unknown').nullable().default(null),
  ended: z.boolean().nullable().default(null),
});

/** Today's date at the client. */
export async function todayAt(scope: ClientScope, at: Date): Promise<LocalDate> {
  const { timeZone } = await getClient(scope);
  return localDateAt(at, timeZone);
}

/** The rules of some ticket groups, the newest first, which is their order of force. */
export async function listRulesOfGroups(
  scope: ClientScope,
  at: Date,
  ticketGroupIds?: readonly string[],
): Promise<ListedPricingRule[]> {
  const rules = await listPricingRules(scope, ticketGroupIds ? { ticketGroupIds } : {});
  return withStanding(await withoutArchived(scope, rules), await todayAt(scope, at));
}

/** A rule with its standing among the others of its group. @throws NotFoundError `pricing-rule-not-found` */
export async function getListedRule(context: RequestContext, id: string): Promise<ListedPricingRule> {
  const rules = await context.inClientReadOnly(async (scope) => {
    const { ticketGroupId } = await getPricingRule(scope, id);
    return listRulesOfGroups(scope, context.app.clock(), [ticketGroupId]);
  });
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new Error(`pricing rule ${id} went while it was read`);
  return rule;
}

/** Whether a rule is overwritten is decided by all rules of its group, so they are weighed before they are filtered. */
export async function listAllPricingRules(
  context: RequestContext,
  typed: unknown,
): Promise<{ rules: ListedPricingRule[]; counts: PricingRuleCounts }> {
  context.require('tickets', 'access');
  const { search, state, ended } = valueOrThrow(parseInput(filterInput, typed));
  const { all, names } = await context.inClientReadOnly(async (scope) => {
    const listed = await listRulesOfGroups(scope, context.app.clock());
    return { all: listed, names: search ? await groupNames(scope, listed) : new Map<string, string>() };
  });
  const current = all.filter(({ standing }) => !standing.isEnded);
  const wanted = (search ?? '').toLocaleLowerCase();
  const rules = (ended ? all.filter(({ standing }) => standing.isEnded) : current).filter(
    ({ name, ticketGroupId, standing }) =>
      (state === null || standing.state === state) &&
      `${name} ${names.get(ticketGroupId) ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
  const count = (of: string) => current.filter(({ standing }) => standing.state === of).length;
  const byState = { active: count('active'), inactive: count('inactive'), overwritten: count('overwritten') };
  return { rules, counts: { all: current.length, ended: all.length - current.length, ...byState } };
}

async function groupNames(
  scope: ClientScope,
  rules: readonly StoredPricingRule[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rules.map(({ ticketGroupId }) => ticketGroupId))];
  const groups = await listTicketGroups(scope, ids);
  return new Map(groups.map(({ id, name }) => [id, name]));
}

/** A rule and its remaining effect: it cannot apply to what is no longer for sale. */
interface WeighedRule {
  rule: StoredPricingRule;
  weighed: PricingRule;
}

async function withoutArchived(
  scope: ClientScope,
  rules: readonly StoredPricingRule[],
): Promise<WeighedRule[]> {
  const ids = new Set(rules.flatMap(({ values }) => values.map(({ ticketTypeId }) => ticketTypeId)));
  const types = await listTicketTypes(scope, [...ids]);
  const archived = new Set(types.filter(({ isArchived }) => isArchived).map(({ id }) => id));
  return rules.map((rule) => {
    const values = rule.values.filter(({ ticketTypeId }) => !archived.has(ticketTypeId));
    return { rule, weighed: { ...rule, values } };
  });
}

function withStanding(rules: readonly WeighedRule[], today: LocalDate): ListedPricingRule[] {
  const byGroup = Map.groupBy(
    rules.map(({ weighed }) => weighed),
    ({ ticketGroupId }) => ticketGroupId,
  );
  return rules.map(({ rule, weighed }) => ({
    ...rule,
    standing: decideRuleDays(weighed, byGroup.get(rule.ticketGroupId) ?? [], today),
  }));
}
