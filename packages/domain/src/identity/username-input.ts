import { z } from 'zod';
import { isOneScript, isVisible, plainForm } from './visible-text.ts';

/** A username as it is stored: what looks like another one is another text too, in the sign-in and in the audit log. */
export const usernameInput = z
  .string('username-required')
  .overwrite(plainForm)
  .min(1, 'username-required')
  .max(100, 'username-too-long')
  .refine((username) => !username.includes('|'), 'username-separator')
  .refine(isVisible, { error: 'username-invisible', abort: true })
  .refine(isOneScript, 'username-scripts');
