import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { isUuid } from '@foyer/domain/result/uuid.ts';
import { type UserTicketInput, userTicketInput } from '@foyer/domain/ticket-search/ticket-search-input.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeOrder, previewChange } from '../order-changes/index.ts';
import { findTicketToEdit, findTimeslotOfGroup, findTypeOfEvent } from './found-ticket.repository.ts';

/** What became of the edit: it is made, or waits for the buyer's payment of a higher price. */
export interface EditedTicket {
  orderId: string;
  isMade: boolean;
  dueMinor: number;
}

/**
 * Gives a ticket another event, date and time: a change of its order (specification 001, section 5: all three must
 * be valid). Refusals: `event-invalid` at `eventId`, `ticket-time-invalid` at `ticketTime`, and those of a change.
 */
export async function editUserTicket(context: RequestContext, typed: unknown): Promise<EditedTicket> {
  context.require('gebruiker-ticket-zoeken', 'edit');
  const input = valueOrThrow(parseInput(userTicketInput, typed));
  const { orderId, wish } = await readWish(context, input);
  const { fingerprint } = await previewChange(context, orderId, wish);
  const change = await changeOrder(context, { id: makeId(), orderId, wish, fingerprint });
  return { orderId, isMade: change.state === 'made', dueMinor: change.dueMinor };
}

function readWish(context: RequestContext, { ticketId, eventId, ticketDate, ticketTime }: UserTicketInput) {
  return context.inClientReadOnly(async (scope) => {
    const ticket = isUuid(ticketId) ? await findTicketToEdit(scope, ticketId) : undefined;
    if (!ticket) throw new NotFoundError('ticket-not-found');
    const type = eventId ? await findTypeOfEvent(scope, eventId, ticket.ticketGroupId) : undefined;
    if (eventId && !type) throw new RefusedError([{ code: 'event-invalid', field: 'eventId' }]);
    const groupId = type?.ticketGroupId ?? ticket.ticketGroupId;
    const timeslotId = ticketTime
      ? await findTimeslotOfGroup(scope, groupId, ticketDate, ticketTime)
      : undefined;
    const needsTime = ticket.timeslotId !== null || Boolean(ticketTime);
    if (needsTime && !timeslotId) {
      throw new RefusedError([{ code: 'ticket-time-invalid', field: 'ticketTime' }]);
    }
    const to = timeslotId ? { timeslotId } : { date: ticketDate };
    const other = type && type.id !== ticket.ticketTypeId ? { ticketTypeId: type.id } : {};
    return { orderId: ticket.orderId, wish: { replace: [{ ticketIds: [ticket.id], ...other, ...to }] } };
  });
}
