import { z } from 'zod';
import { type ScanDirection, type ScanReason, type ScanVerdict, scanReasons } from './scan-verdict.ts';

/** `POST /api/scan/v1/pair`: the code that a person made in the back office. */
export const pairDeviceInput = z.object({ code: z.string().trim().min(1).max(40) }).meta({ id: 'Pairing' });

/** Readers put control characters around some codes (a group separator, a line end): no code has one inside. */
const scannedCode = z
  .string()
  .max(512)
  .transform((code) => code.replace(/\p{Cc}/gu, '').trim())
  .pipe(z.string().min(1));

const deviceSequence = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const deviceTime = z.iso.datetime({ offset: true });

/**
 * `POST /api/scan/v1/scans`. `sequence` numbers the scans of one device: sending the same one again gives the first
 * answer again. With `clock` the server corrects `at` by how wrong the device's clock is.
 */
export const scanInput = z
  .object({
    sequence: deviceSequence,
    code: scannedCode.describe('As it was read: a signed QR code, a ticket number, or a barcode'),
    at: deviceTime.describe('When it was scanned, by the clock of the device'),
    clock: deviceTime.optional().describe('What the clock of the device shows when this is sent'),
    direction: z.enum(['in', 'out'] satisfies ScanDirection[]).default('in'),
    people: z
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .describe('How many come in on a group ticket; without it the answer asks `how-many`'),
    told: z
      .enum(scanReasons)
      .optional()
      .describe('For a scan that was made without a connection: what the device answered'),
  })
  .meta({ id: 'Scan' });

/** `POST /api/scan/v1/scans/undo`: takes a scan of this device back, shortly after it was made. */
export const undoScanInput = z
  .object({ sequence: deviceSequence, at: deviceTime, clock: deviceTime.optional() })
  .meta({ id: 'UndoScan' });

/** `POST /api/scan/v1/context`: what a device says of itself, every few seconds. */
export const deviceReportInput = z
  .object({
    batteryPercentage: z.int().min(0).max(100).nullable().default(null),
    appVersion: z.string().trim().max(40).default(''),
    waitingScans: z.int().min(0).max(1_000_000).default(0),
    isAsleep: z.boolean().default(false),
  })
  .meta({ id: 'DeviceReport' });

/** `PUT /api/scan/v1/setup`: the location of the gate and what it accepts. */
export const gateSetupInput = z
  .object({
    locationId: z.uuid('location-invalid').nullable().describe('null = every location'),
    ticketGroupIds: z
      .array(z.uuid('ticket-group-invalid'))
      .min(1, 'ticket-group-required')
      .max(500)
      .nullable()
      .describe('null = every ticket group'),
  })
  .meta({ id: 'GateSetup' });

export type ScanInput = z.input<typeof scanInput>;
export type UndoScanInput = z.input<typeof undoScanInput>;
export type DeviceReport = z.input<typeof deviceReportInput>;
export type GateSetup = z.input<typeof gateSetupInput>;

export interface PairedDevice {
  deviceKey: string;
  deviceName: string;
  client: { name: string };
  location: GateLocation | null;
  timeZone: string;
  /** The highest sequence that the server has from this device: 0 = none yet. A renewed code keeps the device. */
  lastSequence: number;
}

export interface GateLocation {
  name: string;
}

/** First valid entries today against tickets for today, and how many are inside now. */
export interface GateCount {
  scans: number;
  reservations: number;
  inside: number;
}

/** `GET /api/scan/v1/setup`: what a gate can be set to. */
export interface GateSetupChoices {
  chosen: GateSetup;
  locations: { id: string; name: string; address: string }[];
  ticketGroups: { id: string; name: string; ticketsToday: number }[];
}

/** `GET /api/scan/v1/context`: what the screen needs before the first scan. */
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
  /** Let in by this device today. */
  enteredHere: number;
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
  /** Of a group ticket: how many let in by this scan, how many may still come, how many there are. */
  group: { people: number; left: number; size: number } | null;
  today: GateCount;
}

/** `GET /api/scan/v1/list`: what a device needs to decide without a connection, in full or what changed since. */
export const gateListQuery = z.object({ after: z.string().max(200).optional() });

/** `POST /api/scan/v1/orders/find`: orders of today by buyer's name or order number. */
export const findOrdersInput = z
  .object({ query: z.string().trim().min(2).max(100) })
  .meta({ id: 'FindOrders' });

export interface FoundOrder {
  orderNumber: string | null;
  buyer: string;
  time: string | null;
  tickets: { number: string; typeName: string; isUsed: boolean; isGroup: boolean }[];
}
