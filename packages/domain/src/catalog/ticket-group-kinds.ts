/** Kinds of ticket group, and which of them a product may have by its availability (product.md, section 4). */
export const kindsOfAvailability = {
  TIMESLOTS: ['day plus time'],
  UNLIMITED: ['continuous', 'fixed date', 'period', 'specific day'],
} as const;
export type AvailabilityType = keyof typeof kindsOfAvailability;
export const availabilityTypes = ['TIMESLOTS', 'UNLIMITED'] as const satisfies readonly AvailabilityType[];
export type TicketGroupKind = (typeof kindsOfAvailability)[AvailabilityType][number];
export const ticketGroupKinds = [...kindsOfAvailability.UNLIMITED, ...kindsOfAvailability.TIMESLOTS] as const;
