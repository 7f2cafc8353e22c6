import { z } from 'zod';

/**
 * A host of the client's own, reached by https: 'www.getij.example'. Pasted addresses lose all but the host. Only names
 * that the world knows: no address of a machine, no local name, no port.
 */
export const clientHost = z
  .string('host-invalid')
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https:\/\//, '').replace(/\/.*$/, ''))
  .pipe(
    z
      .string()
      .max(253, 'host-invalid')
      .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'host-invalid')
      .refine((host) => !/\.(local|localhost|internal|lan|home|arpa)$/.test(host), 'host-invalid'),
  );
