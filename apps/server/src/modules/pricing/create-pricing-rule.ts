import { pricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTicketGroup } from '../catalog/index.ts';
import { getPricingRule, insertPricingRule, type StoredPricingRule } from './pricing-rule.repository.ts';
import { pricingRuleConstraints, refuseForeignTypes } from './ticket-types-of-rule.ts';

/** Makes a rule above all others of its ticket group: from now on it applies where it matches. */
export async function createPricingRule(
  context: RequestContext,
  ticketGroupId: string,
  typed: unknown,
): Promise<StoredPricingRule> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(pricingRuleInput, typed));
  return refuseViolations(pricingRuleConstraints, () =>
    context.inClient(async (scope) => {
      const group = await getTicketGroup(scope, ticketGroupId);
      await refuseForeignTypes(scope, group.id, input);
      const rule = await getPricingRule(scope, await insertPricingRule(scope, group.id, input));
      await writeAudit(scope, actorOf(context), {
        action: 'create-pricing-rule',
        entity: 'pricing-rule',
        entityId: rule.id,
        after: { ...rule },
      });
      return rule;
    }),
  );
}
