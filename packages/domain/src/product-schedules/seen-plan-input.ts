import { z } from 'zod';

/** Which plan was seen before it is applied, and what its reader agreed to. */
export const seenPlanInput = z.object({
  version: z
    .string()
    .nullish()
    .describe('Of the plan that was seen; where it would be another one by now, the call is refused'),
  convert: z
    .boolean()
    .nullish()
    .describe('Take ticket groups away from the timeslot groups that they take their times from'),
});
export type SeenPlan = z.output<typeof seenPlanInput>;
