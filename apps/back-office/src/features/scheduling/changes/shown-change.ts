import type { TimeslotChangeDetailsQuery } from '../../../generated/operations.ts';

/** A change as its page shows it. */
export type ShownChange = TimeslotChangeDetailsQuery['timeslotChange'];
