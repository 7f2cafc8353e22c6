import { z } from 'zod';

const address = z.object({ name: z.string(), address: z.string() });

/**
 * Everything personal of a mail, sealed in its row under the person's key. An attachment is only described: its
 * bytes are made when the mail leaves or is opened, by the source of its kind.
 */
export const mailContent = z.object({
  to: address,
  from: address,
  /** Where an answer goes; left out = to the sender. */
  replyTo: address.optional(),
  /** Who gets a copy once it has left: the museum's own addresses. */
  copyTo: z.array(z.string()).optional(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  attachments: z.array(
    z.object({ kind: z.string(), reference: z.string(), filename: z.string(), contentType: z.string() }),
  ),
  /**
   * Codes in the words that only the receiver may read and that are shorter than 16 characters: no rule finds those, so the
   * mail names them as they are written (decision 0060).
   */
  secrets: z.array(z.string()).optional(),
});

export type MailContent = z.infer<typeof mailContent>;
/** Of a mail that is written: who gets a copy is decided there (decision 0286). */
export type NewMailContent = MailContent & Required<Pick<MailContent, 'copyTo'>>;
export type MailAddress = MailContent['to'];
export type MailAttachment = MailContent['attachments'][number];
