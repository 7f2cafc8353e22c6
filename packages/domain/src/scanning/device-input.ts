import { z } from 'zod';

/** A gate as staff name it; without a location it serves all of them. */
export const deviceInput = z.object({
  name: z
    .string('device-name-required')
    .trim()
    .min(1, 'device-name-required')
    .max(60, 'device-name-too-long'),
  locationId: z.uuid('location-invalid').nullable(),
});
