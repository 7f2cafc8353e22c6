import { z } from 'zod';

/** Body of `POST /api/shop/{client}/{channel}/waiting/email`: the place, and the address to be mailed at its turn. */
export const waitingEmailInput = z.object(
  {
    place: z.string('input-invalid').max(400, 'input-invalid'),
    /** null = takes the address back. */
    email: z
      .string('email-invalid')
      .trim()
      .max(254, 'email-invalid')
      .pipe(z.email('email-invalid'))
      .nullable(),
    language: z.string('language-unknown').max(10, 'language-unknown'),
  },
  'input-invalid',
);
