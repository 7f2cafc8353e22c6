import { z } from 'zod';
import { ticketTypeLabels } from '../catalog/ticket-type-label.ts';

/** The ticket types of a page that cannot be bought on a date, with what they are called there. */
export const shownLabelsSchema = z.object({
  ticketTypes: z.array(z.object({ id: z.string(), label: z.enum(ticketTypeLabels) })),
});

export type ShownLabels = z.infer<typeof shownLabelsSchema>;
