import { z } from 'zod';
import { localDateInput } from '../calendar/calendar-input.ts';
import { groupReservationStatuses } from '../scheduling/availability/calendar-rules.ts';
import { reservationSorts, reservationViews } from './reservation-views.ts';

/** What the list of group reservations can be narrowed to and sorted by; what is left out or null narrows nothing. */
export const reservationFilterInput = z.object({
  /** A group, the beginning of a word of its contact, or a number. */
  search: z
    .string()
    .trim()
    .max(100, 'search-too-long')
    .nullish()
    .transform((search) => search ?? ''),
  view: z
    .enum(reservationViews, 'view-unknown')
    .nullish()
    .transform((view) => view ?? 'coming'),
  /** One visit date, whatever day the view is about. */
  date: localDateInput.nullable().default(null),
  productId: z.string().nullable().default(null),
  timeslotGroupId: z.string().nullable().default(null),
  status: z.enum(groupReservationStatuses, 'status-invalid').nullable().default(null),
  sort: z
    .enum(reservationSorts, 'sort-unknown')
    .nullish()
    .transform((sort) => sort ?? 'visit'),
});
export type ReservationFilter = z.output<typeof reservationFilterInput>;
