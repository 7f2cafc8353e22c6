import { z } from 'zod';

/** No limit on a number of places that is stored; also what keeps sums within an integer. */
const mostPlaces = 1_000_000;

/** Places of a timeslot: 0 closes it, null is no limit; "Limit not negative". */
export const timeslotLimitInput = z
  .int('limit-invalid')
  .min(0, 'limit-negative')
  .max(mostPlaces, 'limit-too-high')
  .nullable();
