import type { ScheduleChangePageQuery } from '../../../generated/operations.ts';

/** A change as its page shows it. */
export type ShownChange = ScheduleChangePageQuery['scheduleChange'];
