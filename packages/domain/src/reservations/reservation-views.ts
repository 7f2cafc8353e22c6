export const reservationStates = ['confirmed', 'cancelled'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What the list of group reservations shows: of one day and from today on, over the limit, or cancelled. */
export const reservationViews = ['coming', 'today', 'over-capacity', 'cancelled'] as const;
export type ReservationView = (typeof reservationViews)[number];

/** How the list can be sorted; with a dash the other way round. */
export const reservationSorts = ['visit', '-visit', 'group', '-group', 'people', '-people'] as const;
export type ReservationSort = (typeof reservationSorts)[number];
