import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { deletePricingRuleRow, lockPricingRule } from './pricing-rule.repository.ts';

/** Deletes a rule; orders placed under it keep their price and can still explain it. */
export async function deletePricingRule(context: RequestContext, id: string): Promise<string> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const before = await lockPricingRule(scope, id);
    await deletePricingRuleRow(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'delete-pricing-rule',
      entity: 'pricing-rule',
      entityId: id,
      before: { ...before },
    });
    return id;
  });
}
