import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { GateListHead, GateListPage } from '@foyer/domain/scanning/gate-list.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { nameForStaff } from '../../catalog/index.ts';
import { listTicketPublicKeys } from '../../tickets/index.ts';
import type { CallingDevice } from '../devices/calling-device.repository.ts';
import {
  type ListPlace,
  listBatchesForGates,
  listNamesForGates,
  listTicketsForGates,
  listTypesForGates,
  listVouchersForGates,
  readDatabaseClock,
  type TicketForGates,
  type VoucherForGates,
} from './gate-list.repository.ts';

const PAGE = 1_000;
/** Visits of so many days ahead are on the device: longer than a list is good for. */
const DAYS_AHEAD = 2;
/** Changes of so long ago are sent again: a transaction that began earlier may have ended since. */
const OVERLAP_MICROS = 5n * 60_000_000n;
const fromTheStart = { since: '0', sentUntil: '0001-01-01' };
const noPlace: ListPlace = { changedAt: '0', id: '00000000-0000-0000-0000-000000000000' };

interface Cursor {
  kind: 'tickets' | 'vouchers';
  /** Of the list before this one. */
  since: string;
  sentUntil: string;
  /** Of this list: it becomes `since` and `sentUntil` at its end. */
  startedAt: string;
  until: string;
  after: ListPlace;
}

/**
 * A page of what a device keeps to decide without a connection: in full the first time, then what changed. Nothing that
 * identifies a person is in it, and no code, only their hashes.
 */
export async function listForGate(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  device: CallingDevice,
  after: string | undefined,
): Promise<GateListPage> {
  const now = app.clock();
  const { gate, keyHash } = device;
  const salt = keyHash.toString('hex');
  const read = readCursor(after, salt);
  const today = localDateAt(now, gate.timeZone);
  // The moments of changes are the database's.
  const startedAt = await readDatabaseClock(scope);
  const isFirstPage = read === null || (read.kind === 'tickets' && read.after.id === noPlace.id);
  const cursor = isFirstPage ? startCursor(startedAt, today, read ?? fromTheStart) : read;
  const stretch = { salt, ...cursor, now, limit: PAGE };
  const isOfTickets = cursor.kind === 'tickets';
  const tickets = isOfTickets ? await listTicketsForGates(scope, stretch) : [];
  const vouchers = isOfTickets ? [] : await listVouchersForGates(scope, stretch);
  const last = tickets.at(-1) ?? vouchers.at(-1);
  const isWholePage = Math.max(tickets.length, vouchers.length) === PAGE;
  const next = nextCursor(cursor, isWholePage && last ? { changedAt: last.changedAt, id: last.id } : null);
  const { head, place } = await describe(scope, device, { tickets, vouchers });
  return {
    cursor: writeCursor(next ?? startAnew(cursor), salt),
    hasMore: next !== null,
    isFull: cursor.since === '0' && isFirstPage,
    head: {
      ...head,
      serverNowAt: now.toISOString(),
      salt,
      timeZone: gate.timeZone,
      gate: {
        locationId: gate.locationId,
        ticketGroupIds: gate.ticketGroupIds === null ? null : [...gate.ticketGroupIds],
        acceptsTestTickets: gate.acceptsTestTickets,
      },
    },
    tickets: tickets.map(
      ({ id: _id, changedAt: _at, ticketTypeId, locationId, validFrom, validUntil, ...ticket }) => ({
        ...ticket,
        type: place(ticketTypeId),
        location: place(locationId),
        validFromMs: validFrom?.getTime() ?? null,
        validUntilMs: validUntil?.getTime() ?? null,
        scans: ticket.scans.map(([atMs, direction, deviceId]) => [atMs, direction, place(deviceId)]),
      }),
    ),
    vouchers: vouchers.map(({ code, batchId, usedAt, deviceId, isCancelled }) => ({
      ...{
        code,
        batch: place(batchId),
        usedAtMs: usedAt?.getTime() ?? null,
        device: place(deviceId),
        isCancelled,
      },
    })),
  };
}

const overlap = (startedAt: string) => `${BigInt(startedAt) - OVERLAP_MICROS}`;

/** Where the next list begins: it holds what changed since this one began; its own beginning is that of its first page. */
function startAnew({ startedAt, until }: Cursor): Cursor {
  return startCursor(startedAt, until, { since: overlap(startedAt), sentUntil: until });
}

function startCursor(startedAt: string, today: string, before: Pick<Cursor, 'since' | 'sentUntil'>): Cursor {
  return { kind: 'tickets', ...before, startedAt, until: addDays(today, DAYS_AHEAD), after: noPlace };
}

/** The next page: of tickets, then of vouchers; null = the list is whole. */
function nextCursor(cursor: Cursor, place: ListPlace | null): Cursor | null {
  if (place) return { ...cursor, after: place };
  return cursor.kind === 'tickets' ? { ...cursor, kind: 'vouchers', after: noPlace } : null;
}

function writeCursor({ kind, since, sentUntil, startedAt, until, after }: Cursor, salt: string): string {
  return [kind, since, sentUntil, startedAt, until, after.changedAt, after.id, salt.slice(0, 8)].join('.');
}

const shape =
  /^(tickets|vouchers)\.(-?\d{1,20})\.(\d{4}-\d\d-\d\d)\.(\d{1,20})\.(\d{4}-\d\d-\d\d)\.(\d{1,20})\.([0-9a-f-]{36})\.([0-9a-f]{8})$/;

/** A cursor of this device and key; anything else starts a full list. */
function readCursor(text: string | undefined, salt: string): Cursor | null {
  const [, kind, since, sentUntil, startedAt, until, changedAt, id, ofSalt] = shape.exec(text ?? '') ?? [];
  const isWhole = kind && since && sentUntil && startedAt && until && changedAt && id;
  if (!isWhole || ofSalt !== salt.slice(0, 8)) return null;
  return { kind: kind as Cursor['kind'], since, sentUntil, startedAt, until, after: { changedAt, id } };
}

/** What the page speaks of, once, and the place of each. */
async function describe(
  scope: ClientScope,
  { gate, language }: CallingDevice,
  { tickets, vouchers }: { tickets: TicketForGates[]; vouchers: VoucherForGates[] },
): Promise<{
  head: Pick<GateListHead, 'publicKeys' | 'orderPrefix' | 'devices' | 'locations' | 'types' | 'batches'>;
  place: (id: string | null) => number;
}> {
  const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const typeIds = unique(tickets.map(({ ticketTypeId }) => ticketTypeId));
  const locationIds = unique(tickets.map(({ locationId }) => locationId));
  const batchIds = unique(vouchers.map(({ batchId }) => batchId));
  const deviceIds = unique([
    ...tickets.flatMap(({ scans }) => scans.map(([, , deviceId]) => deviceId)),
    ...vouchers.map(({ deviceId }) => deviceId),
  ]);
  const byId = <T extends { id: string }>(rows: T[]) => new Map(rows.map((row) => [row.id, row]));
  const names = byId(await listNamesForGates(scope, { locationIds, deviceIds }));
  const named = await nameForStaff(scope, await listTypesForGates(scope, typeIds), language);
  const types = new Map(named.map((type) => [type.ticketTypeId, type]));
  const batches = byId(await listBatchesForGates(scope, batchIds));
  const keys = await listTicketPublicKeys(scope);
  const places = new Map(
    [typeIds, locationIds, batchIds, deviceIds].flatMap((ids) =>
      ids.map((id, index) => [id, index] as const),
    ),
  );
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  return {
    place: (id) => (id === null ? -1 : (places.get(id) ?? -1)),
    head: {
      orderPrefix: gate.orderPrefix,
      publicKeys: keys.map(({ keyNumber, publicKey }) => ({
        keyNumber,
        publicKey: publicKey.toString('base64'),
      })),
      devices: deviceIds.map(nameOf),
      locations: locationIds.map((id) => ({ id, name: nameOf(id) })),
      types: typeIds.map((id) => {
        const type = types.get(id);
        return {
          typeName: type?.ticketTypeName ?? '',
          productName: type?.productName ?? '',
          ticketGroupId: type?.ticketGroupId ?? '',
          isAdmission: type?.isAdmission ?? true,
        };
      }),
      batches: batchIds.map((id) => {
        const batch = batches.get(id);
        return {
          name: batch?.name ?? '',
          atGate: batch?.atGate ?? false,
          validFrom: batch?.validFrom ?? null,
          validUntil: batch?.validUntil ?? null,
          test: batch?.test ?? false,
        };
      }),
    },
  };
}
