import { ticketTypeStateOf } from '@foyer/domain/catalog/ticket-type.ts';
import type { ChannelInput } from '@foyer/domain/channels/channel-input.ts';
import { findLowerLimit } from '@foyer/domain/channels/order-size.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listTicketGroups, listTicketTypesOfGroups } from '../catalog/index.ts';

/** @throws RefusedError `channel-maximum-above-limit` where an order may have more tickets than one of its groups allows. */
export async function refuseOrderSize(
  scope: ClientScope,
  { maxTickets, ticketGroupIds }: Pick<ChannelInput, 'maxTickets' | 'ticketGroupIds'>,
): Promise<void> {
  const [groups, types] = [
    await listTicketGroups(scope, ticketGroupIds),
    await listTicketTypesOfGroups(scope, ticketGroupIds),
  ];
  const limited = groups.map(({ id, name, pageMaximum }) => ({
    name,
    pageMaximum,
    ticketTypes: types
      .filter(({ ticketGroupId }) => ticketGroupId === id)
      .map((type) => ({ ...type, state: ticketTypeStateOf(type) })),
  }));
  const lower = findLowerLimit(limited, maxTickets);
  if (lower) {
    throw new RefusedError([
      { code: 'channel-maximum-above-limit', field: 'maxTickets', params: { ...lower } },
    ]);
  }
}
