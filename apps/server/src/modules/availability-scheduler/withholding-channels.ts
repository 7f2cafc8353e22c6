import { placesWithheld } from '@foyer/domain/availability-scheduler/places-withheld.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { HoldCapacity } from '@foyer/domain/capacity/withheld-places.ts';
import { publicationState } from '@foyer/domain/channels/channel-publication.ts';
import { holdCapacityRule } from '@foyer/domain/channels/hold-capacity.ts';
import { oncePerCall } from '../../platform/once-per-call.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listChannels } from '../channels/index.ts';
import { getClient } from '../clients/index.ts';
import type { SchedulerSlot } from './scheduler-slot.repository.ts';

/** A channel that may not sell all places of the ticket groups that it sells. */
interface WithholdingChannel {
  ticketGroupIds: readonly string[];
  rule: HoldCapacity;
}

const withholdingChannelsOf = oncePerCall(async (scope, { app }): Promise<WithholdingChannel[]> => {
  const { timeZone } = await getClient(scope);
  const today = localDateAt(app.clock(), timeZone);
  return (await listChannels(scope)).flatMap((channel) => {
    const rule = holdCapacityRule(channel.holdCapacity, timeZone);
    // One that is not published sells nothing: nothing is kept from it.
    const isSelling = publicationState(channel, today) === 'published';
    return rule && isSelling ? [{ ticketGroupIds: channel.ticketGroupIds, rule }] : [];
  });
});

/** The places of a timeslot that the strictest channel selling it may not sell now. */
export async function countWithheld(
  context: RequestContext,
  slot: Pick<SchedulerSlot, 'startsAt' | 'capacity' | 'ticketGroupIds'>,
): Promise<number> {
  const channels = await withholdingChannelsOf(context);
  const selling = channels.filter(({ ticketGroupIds }) =>
    slot.ticketGroupIds.some((id) => ticketGroupIds.includes(id)),
  );
  return placesWithheld(
    slot,
    selling.map(({ rule }) => rule),
    context.app.clock(),
  );
}
