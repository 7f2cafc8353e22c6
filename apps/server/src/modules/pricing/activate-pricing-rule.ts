import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { lockPricingRule, type StoredPricingRule, setPricingRuleActive } from './pricing-rule.repository.ts';

/** Lets a rule apply, or with false no longer; what it already is leaves no trace. */
export async function activatePricingRule(
  context: RequestContext,
  id: string,
  active: boolean,
): Promise<StoredPricingRule> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const before = await lockPricingRule(scope, id);
    if (before.active === active) return before;
    await setPricingRuleActive(scope, id, active);
    const after = { ...before, active, version: before.version + 1 };
    await writeAudit(scope, actorOf(context), {
      action: 'activate-pricing-rule',
      entity: 'pricing-rule',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}
