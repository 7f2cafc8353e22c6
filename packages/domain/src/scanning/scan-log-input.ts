import { z } from 'zod';

/** How a scan came in: from a gate with or without a connection, or from a program with a key. */
export const scanWays = ['online', 'offline', 'api'] as const;
export type ScanWay = (typeof scanWays)[number];

/** The filters of the scan log, as they are in the address. */
export const scanLogInput = z.object({
  /** An order number, a code, or a part of the buyer's name. */
  search: z.string().trim().max(100).nullable().default(null),
  /** As in `placedPeriods`, a day or days. */
  period: z.string().max(30).nullable().default(null),
  deviceId: z.uuid().nullable().default(null),
  locationId: z.uuid().nullable().default(null),
  verdict: z.enum(['valid', 'attention', 'refused']).nullable().default(null),
  way: z.enum(scanWays).nullable().default(null),
});

export type ScanLogInput = z.output<typeof scanLogInput>;

/** What was asked for; a filter that cannot be read filters nothing. */
export function readScanLogInput(sent: object): ScanLogInput {
  const read = scanLogInput.safeParse(sent);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return scanLogInput.parse(Object.fromEntries(Object.entries(sent).filter(([name]) => !wrong.has(name))));
}
