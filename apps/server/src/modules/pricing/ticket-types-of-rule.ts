import type { PricingRuleInput } from '@foyer/domain/pricing/pricing-rule-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listTicketTypes } from '../catalog/index.ts';

const unknownType: Refusal = { code: 'ticket-type-not-found', field: 'values' };

/** The same no as the rule's, where a ticket type was deleted a moment earlier. */
export const pricingRuleConstraints = { pricing_rule_value_ticket_type_fkey: unknownType };

/** @throws RefusedError where a value is for a ticket type that is not of the rule's ticket group. */
export async function refuseForeignTypes(
  scope: ClientScope,
  ticketGroupId: string,
  { values }: PricingRuleInput,
): Promise<void> {
  const types = await listTicketTypes(
    scope,
    values.map((value) => value.ticketTypeId),
  );
  const own = types.filter((type) => type.ticketGroupId === ticketGroupId);
  if (own.length < values.length) throw new RefusedError([unknownType]);
}
