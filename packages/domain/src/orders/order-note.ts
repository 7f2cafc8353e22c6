import { z } from 'zod';

/** What colleagues tell each other about an order. */
export const orderNoteInput = z.object({
  text: z.string('note-required').trim().min(1, 'note-required').max(1_000, 'note-too-long'),
});
