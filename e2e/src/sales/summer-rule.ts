import type { MuseumOnSale } from '../museum-on-sale.ts';

/** The first ticket type for 15.00 on one day. */
export function createSummerRule(
  { ask, ticketGroupId, ticketTypeIds: [ticketTypeId = ''] }: MuseumOnSale,
  day: string,
): Promise<{ id: string }> {
  const input = {
    name: 'Summer',
    kind: 'substitute',
    active: true,
    from: day,
    until: day,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    values: [{ ticketTypeId, amountMinor: 1500 }],
  };
  return ask(
    `mutation ($group: ID!, $input: PricingRuleInput!) {
       createPricingRule(ticketGroupId: $group, input: $input) { id } }`,
    { group: ticketGroupId, input },
    'createPricingRule',
  );
}
