import type { Gate } from '@foyer/domain/scanning/decide-scan.ts';
import type { GateCount } from '@foyer/domain/scanning/gate-contract.ts';
import { LRUCache } from 'lru-cache';
import type { ClientScope } from '../../platform/database/database.ts';
import type { PairedDeviceRow } from './devices/device.repository.ts';
import type { GatePlace } from './gate.repository.ts';
import { gateDayAt } from './gate-day.ts';
import { countReservations, countScans } from './scan.repository.ts';

/** The settings of a device: client, zone and what it lets in. */
export interface GateSettings extends Gate, Omit<GatePlace, 'environment'> {}

export function toGateSettings(
  { environment, ...place }: GatePlace,
  { locationId, ticketGroupIds }: Pick<PairedDeviceRow, 'locationId' | 'ticketGroupIds'>,
): GateSettings {
  return { ...place, locationId, ticketGroupIds, acceptsTestTickets: environment === 'test' };
}

/** No scan changes how many tickets there are for a day: they are counted once in so long, not for every visitor. */
const RESERVATIONS_KEPT_MS = 5_000;
const keptReservations = new LRUCache<string, number>({ max: 2_000, ttl: RESERVATIONS_KEPT_MS });

/** Today's figures of the whole client, scans as they are now: a day is the gate's own. */
export async function countToday(scope: ClientScope, gate: GateSettings, now: Date): Promise<GateCount> {
  const day = gateDayAt(now, gate.timeZone);
  const [scans, reservations] = await Promise.all([
    countScans(scope, day),
    readReservations(scope, { date: day.date, isTest: gate.acceptsTestTickets }),
  ]);
  return { ...scans, reservations };
}

async function readReservations(scope: ClientScope, day: { date: string; isTest: boolean }): Promise<number> {
  const key = `${scope.clientId} ${day.date} ${day.isTest}`;
  const kept = keptReservations.get(key);
  if (kept !== undefined) return kept;
  const counted = await countReservations(scope, day);
  keptReservations.set(key, counted);
  return counted;
}
