import { pricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import {
  getPricingRule,
  lockPricingRule,
  type StoredPricingRule,
  updatePricingRule,
} from './pricing-rule.repository.ts';
import { keepArchivedValues, pricingRuleConstraints, refuseForeignTypes } from './ticket-types-of-rule.ts';

/**
 * Changes a rule, which keeps its place among the others; orders keep their prices. Refused where it was changed
 * after `version` was read.
 */
export async function changePricingRule(
  context: RequestContext,
  id: string,
  version: number,
  typed: unknown,
): Promise<StoredPricingRule> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(pricingRuleInput, typed));
  return refuseViolations(pricingRuleConstraints, () =>
    context.inClient(async (scope) => {
      const before = await lockPricingRule(scope, id);
      await refuseStale(scope, 'pricing-rule', before, version);
      await refuseForeignTypes(scope, before.ticketGroupId, input);
      await updatePricingRule(scope, id, await keepArchivedValues(scope, before, input));
      const after = await getPricingRule(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-pricing-rule',
        entity: 'pricing-rule',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}
