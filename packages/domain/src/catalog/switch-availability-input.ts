import { z } from 'zod';
import { switchableTicketGroupKinds } from './availability-switch.ts';
import { availabilityTypes } from './ticket-group-kinds.ts';

/** What a product is switched to, and the kind that its first ticket group gets where its own does not suit. */
export const switchAvailabilityInput = z.object({
  to: z.enum(availabilityTypes, 'availability-type-unknown'),
  kind: z.enum(switchableTicketGroupKinds, 'ticket-group-kind-unsuited'),
});
export type SwitchAvailabilityInput = z.output<typeof switchAvailabilityInput>;
