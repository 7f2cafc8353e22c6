import { visitorDetailsSchema } from '../cart.ts';
import type { VisitorDetails } from '../visitor-details.ts';

/** Details as they were kept, or null; they were judged when they were given, by what the channel asked then. */
export function readVisitorDetails(kept: unknown): VisitorDetails | null {
  const read = visitorDetailsSchema.safeParse(kept);
  if (!read.success) return null;
  const { further, ticketNames, gifts, ...buyer } = read.data;
  return {
    ...buyer,
    ...(further ? { further } : {}),
    ...(ticketNames ? { ticketNames } : {}),
    ...(gifts ? { gifts } : {}),
  };
}
