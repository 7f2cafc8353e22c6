import { z } from 'zod';
import { contentLanguageInput } from './content-language-input.ts';
import { longestETicketText } from './e-ticket-length.ts';

export const eTicketTextInput = z.object({
  language: contentLanguageInput,
  text: z.string().trim().max(longestETicketText, 'e-ticket-text-too-long').default(''),
});

/** What a group's e-ticket says below its code, per language; an empty text is none. */
export const eTicketTextsInput = z.array(eTicketTextInput).max(20, 'language-unknown');
export type ETicketText = z.output<typeof eTicketTextInput>;
