import { z } from 'zod';
import { emailField } from './setting-fields.ts';

/** More than that is a mailing list, which the museum's own mail server keeps better. */
const mostAddresses = 10;

/**
 * Who gets a copy of the mails about orders ("Multiple BCC emails are comma-separated", specification 001, sections 5 and
 * 9), each address once whatever letters it is typed in.
 */
export const bccEmailsField = z
  .array(
    emailField.refine((text) => text !== '', 'setting-email-invalid').transform((text) => text.toLowerCase()),
  )
  .max(mostAddresses, 'bcc-emails-too-many')
  .transform((emails) => [...new Set(emails)]);
