import type { PricingRule } from '@foyer/domain/pricing/pricing-rule.ts';
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

/**
 * The values of archived ticket types, which no page shows: a rule keeps them for when a type is brought back. Where a
 * rule becomes of another kind they would mean something else, and go.
 */
export async function keepArchivedValues(
  scope: ClientScope,
  before: PricingRule,
  input: PricingRuleInput,
): Promise<PricingRuleInput> {
  if (input.kind !== before.kind) return input;
  const unseen = before.values.filter(
    ({ ticketTypeId }) => !input.values.some((value) => value.ticketTypeId === ticketTypeId),
  );
  const types = await listTicketTypes(
    scope,
    unseen.map(({ ticketTypeId }) => ticketTypeId),
  );
  const archived = new Set(types.filter(({ isArchived }) => isArchived).map(({ id }) => id));
  return {
    ...input,
    values: [...input.values, ...unseen.filter((value) => archived.has(value.ticketTypeId))],
  };
}
