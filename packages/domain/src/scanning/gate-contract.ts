import { z } from 'zod';
import type { ScanDirection, ScanReason, ScanVerdict } from './scan-verdict.ts';

/** `POST /api/scan/pair`: the code that a person made in the back office. */
export const pairDeviceInput = z.object({ code: z.string().trim().min(1).max(40) });

/** Readers put control characters around some codes (a group separator, a line end): no code has one inside. */
const scannedCode = z
  .string()
  .max(512)
  .transform((code) => code.replace(/\p{Cc}/gu, '').trim())
  .pipe(z.string().min(1));

/**
 * `POST /api/scan/scans`. `sequence` counts the scans of one device without a gap or a repeat: sending the
 * same one again gives the first answer again. `at` is the device's clock, set right by the server's.
 */
export const scanInput = z.object({
  sequence: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  code: scannedCode,
  at: z.iso.datetime({ offset: true }),
  direction: z.enum(['in', 'out'] satisfies ScanDirection[]).default('in'),
});

export type ScanInput = z.input<typeof scanInput>;

export interface PairedDevice {
  deviceKey: string;
  deviceName: string;
  client: { name: string };
  location: GateLocation | null;
  timeZone: string;
}

export interface GateLocation {
  name: string;
}

/** First valid entries today against tickets for today. */
export interface GateCount {
  scans: number;
  reservations: number;
}

/** `GET /api/scan/context`: what the screen needs before the first scan. */
export interface GateContext {
  deviceName: string;
  clientName: string;
  location: GateLocation | null;
  timeZone: string;
  /** The device sets its clock by this instant. */
  serverNowAt: string;
  today: GateCount;
  /** The highest sequence that the server has from this device: 0 = none yet. */
  lastSequence: number;
}

export interface GateTicket {
  typeName: string;
  productName: string;
  /** 'YYYY-MM-DD', null for a ticket without a date. */
  date: string | null;
  /** 'HH:mm', null for a ticket without a timeslot. */
  time: string | null;
  locationName: string | null;
  validFromAt: string | null;
  validUntilAt: string | null;
  orderNumber: string | null;
  buyer: string | null;
  /** The name on the ticket; null = none. */
  visitorName: string | null;
  /** The order's language, such as 'nl'. */
  language: string;
  /** The tickets of the same order and visit: how many are in, how many there are. */
  group: { inside: number; size: number };
}

export interface ScanAnswer {
  verdict: ScanVerdict;
  reason: ScanReason;
  ticket: GateTicket | null;
  earlier: { at: string; deviceName: string } | null;
  today: GateCount;
}
