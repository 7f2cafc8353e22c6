import { z } from 'zod';

/** A host name or an IP address, without a port: printers listen on one port (decision 0226). */
const printerHost = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$|^[0-9a-fA-F:]{2,39}$/;

/** Fields of a till (product.md, section 18). */
export const tillInput = z.object({
  name: z.string('till-name-required').trim().min(1, 'till-name-required').max(60, 'till-name-too-long'),
  locationId: z.uuid('till-location-required'),
  /** The address of its receipt printer in the museum's network; empty = receipts are printed by the browser. */
  printer: z
    .string()
    .trim()
    .max(253, 'printer-address-invalid')
    .refine((host) => host === '' || printerHost.test(host), 'printer-address-invalid')
    .default(''),
});
export type TillInput = z.output<typeof tillInput>;
