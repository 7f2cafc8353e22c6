import { z } from 'zod';

/** The name on a ticket; '' takes it away. `seen` is the name that was edited. */
export const ticketNameInput = z.object({ ticketId: z.uuid(), name: z.string(), seen: z.string() });

/** Names on tickets of an order. */
export const ticketNamesInput = z.object({ orderId: z.uuid(), names: z.array(ticketNameInput).max(1_000) });
