import type { Channel } from './channel.ts';
import type { SalesFlow } from './sales-flow.ts';

/** Steps of a sales page on which something is chosen. */
export const choosingSteps = ['tickets', 'upsell', 'products', 'merchandise'] as const;
export type ChoosingStep = (typeof choosingSteps)[number];

/**
 * On which step a ticket type is offered: upsell, where it is named there and the step is on; else the step of its ticket
 * group; a group that no other step names is sold with the tickets (specification 001, section 3: "ticket groups per step").
 */
export function stepOfTicket(
  { upsell, products, merchandise }: Pick<SalesFlow, 'upsell' | 'products' | 'merchandise'>,
  { ticketGroupId, ticketTypeId }: { ticketGroupId: string; ticketTypeId: string },
): ChoosingStep {
  if (upsell.isOn && upsell.ticketTypeIds.includes(ticketTypeId)) return 'upsell';
  if (products.ticketGroupIds.includes(ticketGroupId)) return 'products';
  if (merchandise.ticketGroupIds.includes(ticketGroupId)) return 'merchandise';
  return 'tickets';
}

/** The ticket groups that a channel sells now: those of a step that is off are not sold. */
export function groupsOnSale({
  ticketGroupIds,
  salesFlow: { products, merchandise },
}: Pick<Channel, 'ticketGroupIds' | 'salesFlow'>): readonly string[] {
  const off = [products, merchandise].filter(({ isOn }) => !isOn).flatMap((step) => step.ticketGroupIds);
  return ticketGroupIds.filter((id) => !off.includes(id));
}
