import { z } from 'zod';

/** Whose schedules: those of one product at one location. */
export const scheduleTargetInput = z.object({
  productId: z.uuid('product-not-found'),
  locationId: z.uuid('location-unknown'),
});
export type ScheduleTarget = z.output<typeof scheduleTargetInput>;
