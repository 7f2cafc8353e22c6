import { z } from 'zod';

/** Body of `POST /api/shop/visitors/{client}/order-links`. */
export const findOrderInput = z.object(
  {
    email: z
      .string('email-invalid')
      .trim()
      .toLowerCase()
      .max(254, 'email-invalid')
      .pipe(z.email('email-invalid')),
  },
  'input-invalid',
);
