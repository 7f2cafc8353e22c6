import type { ChannelsToTryQuery } from '../../generated/operations.ts';

export type ChannelToTry = ChannelsToTryQuery['ticketstreets'][number];

/** Whether visitors of a channel can choose a ticket type, on whichever of its steps. */
export function soldOn(
  { ticketGroups, salesFlow }: ChannelToTry,
  ticketTypeId: string,
  groupId: string,
): boolean {
  const { products, merchandise, upsell } = salesFlow;
  const isOnStep = (step: typeof products) => step.isOn && step.ticketGroupIds.includes(groupId);
  return (
    ticketGroups.some(({ id }) => id === groupId) ||
    isOnStep(products) ||
    isOnStep(merchandise) ||
    (upsell.isOn && upsell.ticketTypeIds.includes(ticketTypeId))
  );
}
