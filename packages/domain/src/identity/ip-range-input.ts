import { z } from 'zod';

/** One network: an address, or a range such as 192.0.2.0/24 or 2001:db8::/32. */
export const ipRangeInput = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'ip-range-invalid');

export const ipRangesInput = z
  .array(z.string().trim().pipe(ipRangeInput))
  .max(50, 'ip-ranges-too-many')
  .transform((ranges) => [...new Set(ranges)]);
