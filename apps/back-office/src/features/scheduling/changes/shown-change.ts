import type { ScheduleChangeDetailsQuery } from '../../../generated/operations.ts';

/** A change as its page shows it. */
export type ShownChange = ScheduleChangeDetailsQuery['scheduleChange'];
