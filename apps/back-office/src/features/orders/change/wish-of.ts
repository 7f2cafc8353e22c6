import type { OrderWishTyped } from '@foyer/domain/order-changes/order-change-input.ts';
import type { ChangeChoice } from './change-choice.ts';
import type { ChangeableTicket } from './choose-tickets.tsx';

/** What staff chose, as the server reads it. */
export function wishOf(
  choice: ChangeChoice,
  chosen: readonly string[],
  tickets: readonly ChangeableTicket[],
): OrderWishTyped {
  const { visit, types, numbers, isFeeWaived, isAgainstRules, due, isRefunded } = choice;
  const cancel = cancelledBy(numbers, tickets);
  const left = tickets.filter(({ id }) => !cancel.includes(id));
  const wanted = left.flatMap((ticket) => {
    const isMoved = visit !== null && chosen.includes(ticket.id);
    const ticketTypeId = types[ticket.id] ?? ticket.ticketTypeId;
    if (!isMoved && ticketTypeId === ticket.ticketTypeId) return [];
    return [{ id: ticket.id, ticketTypeId, isMoved }];
  });
  const parts = Map.groupBy(wanted, ({ ticketTypeId, isMoved }) => `${ticketTypeId} ${isMoved}`);
  const target = visit && (visit.timeslotId ? { timeslotId: visit.timeslotId } : { date: visit.date });
  return {
    cancel,
    replace: [...parts.values()].flatMap((ofPart) => {
      const [one] = ofPart;
      if (!one) return [];
      const ticketIds = ofPart.map(({ id }) => id);
      return [{ ticketIds, ticketTypeId: one.ticketTypeId, ...(one.isMoved ? target : {}) }];
    }),
    add: Object.entries(numbers).flatMap(([ticketTypeId, number]) => {
      const quantity = (number ?? 0) - tickets.filter((one) => one.ticketTypeId === ticketTypeId).length;
      if (number === null || Number.isNaN(quantity) || quantity <= 0) return [];
      return [{ ticketTypeId, quantity, ...(target ?? visitNow(tickets, ticketTypeId)) }];
    }),
    isFeeWaived,
    isAgainstRules,
    due,
    ...(isRefunded ? {} : { refundMinor: 0 }),
  };
}

export const isNothingWished = ({ cancel = [], replace = [], add = [] }: OrderWishTyped): boolean =>
  cancel.length + replace.length + add.length === 0;

/** Where a number is lower than what is there, the last unscanned tickets of the type go. */
function cancelledBy(numbers: ChangeChoice['numbers'], tickets: readonly ChangeableTicket[]): string[] {
  return Object.entries(numbers).flatMap(([ticketTypeId, number]) => {
    const ofType = tickets.filter((one) => one.ticketTypeId === ticketTypeId);
    if (number === null || Number.isNaN(number) || number < 0) return [];
    const fewer = Math.max(0, ofType.length - number);
    const unscanned = ofType.filter(({ isScanned }) => !isScanned);
    return unscanned.slice(Math.max(0, unscanned.length - fewer)).map(({ id }) => id);
  });
}

/** More tickets come to the visit that the order has: of the same type, else of the same ticket group. */
function visitNow(tickets: readonly ChangeableTicket[], ticketTypeId: string) {
  const beside = tickets.find((one) => one.ticketTypeId === ticketTypeId) ?? tickets[0];
  if (!beside) return {};
  return beside.timeslotId ? { timeslotId: beside.timeslotId } : { date: beside.visitDate };
}
