import type { ScanDirection } from './scan-verdict.ts';

/** After so long without news a list is old: what it lets in asks for attention. */
export const LIST_OLD_AFTER_HOURS = 24;

/** An accepted scan: moment in milliseconds, direction, place of its device in `devices`. */
export type ListedScan = [atMs: number, direction: ScanDirection, device: number];

/**
 * A ticket as a device keeps it. Codes are kept as hashes (`gateCodeHash`): a device that is lost gives no code away, and
 * holds no person's name.
 */
export interface ListedTicket {
  /** Of its number. */
  code: string;
  /** Of its barcode; '' = it has none. */
  barcode: string;
  /** The same for all of a group ticket; '' = it is none. */
  group: string;
  /** Place in `types`. */
  type: number;
  /** Place in `locations`; -1 = everywhere. */
  location: number;
  state: 'active' | 'inactive' | 'cancelled';
  isPaid: boolean;
  isTest: boolean;
  validFromMs: number | null;
  validUntilMs: number | null;
  date: string | null;
  time: string | null;
  dailyScanLimit: number | null;
  totalScanLimit: number | null;
  orderNumber: number | null;
  scans: ListedScan[];
}

export interface ListedVoucher {
  code: string;
  /** Place in `batches`. */
  batch: number;
  usedAtMs: number | null;
  /** Place in `devices`; -1 = none. */
  device: number;
  isCancelled: boolean;
}

export interface GateListHead {
  serverNowAt: string;
  /** What the hashes of this device's list are made with. */
  salt: string;
  publicKeys: { keyNumber: number; publicKey: string }[];
  gate: { locationId: string | null; ticketGroupIds: string[] | null; acceptsTestTickets: boolean };
  timeZone: string;
  orderPrefix: string;
  devices: string[];
  locations: { id: string; name: string }[];
  types: { typeName: string; productName: string; ticketGroupId: string; isAdmission: boolean }[];
  batches: {
    name: string;
    atGate: boolean;
    validFrom: string | null;
    validUntil: string | null;
    test: boolean;
  }[];
}

export interface GateListPage {
  /** Sent back as `after` for what comes after this page. */
  cursor: string;
  /** Another page is there now. */
  hasMore: boolean;
  /** The first page of a full list: what the device kept before is deleted. */
  isFull: boolean;
  head: GateListHead;
  tickets: ListedTicket[];
  vouchers: ListedVoucher[];
}
