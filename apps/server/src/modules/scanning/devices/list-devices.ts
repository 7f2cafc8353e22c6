import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { getClient } from '../../clients/index.ts';
import { countScansSince, type Device, listDevices } from './device.repository.ts';

/** Not seen for so long: it has no connection, or was switched off. */
const SILENT_AFTER_MS = 2 * 60_000;

export interface ShownDevice extends Device {
  /** `online` and what is wrong; a device that waits to be paired or was revoked has its own states. */
  status: 'online' | 'offline' | 'asleep' | 'api' | 'waiting' | 'code expired' | 'revoked';
  scansToday: number;
}

const trouble: ShownDevice['status'][] = [
  'offline',
  'code expired',
  'waiting',
  'online',
  'api',
  'asleep',
  'revoked',
];

/** The devices of a client, those with trouble first: without a connection, with a low battery, not paired. */
export async function showDevices(scope: ClientScope, now: Date): Promise<ShownDevice[]> {
  const { timeZone } = await getClient(scope);
  const devices = await listDevices(scope, now);
  const scans = await countScansSince(scope, localDayAt(now, timeZone).startsAt);
  const shown = devices.map((device) => ({
    ...device,
    status: statusOf(device, now),
    scansToday: scans.get(device.id) ?? 0,
  }));
  return shown.toSorted((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name));
}

function statusOf({ state, kind, asleep, lastSeenAt }: Device, now: Date): ShownDevice['status'] {
  if (state !== 'paired') return state;
  if (kind === 'api') return 'api';
  if (asleep) return 'asleep';
  return lastSeenAt && now.getTime() - lastSeenAt.getTime() < SILENT_AFTER_MS ? 'online' : 'offline';
}

/** Under this a battery is marked. */
export const LOW_BATTERY_PERCENTAGE = 10;

function rankOf({ status, batteryPercentage }: ShownDevice): number {
  const isLow =
    status === 'online' && batteryPercentage !== null && batteryPercentage < LOW_BATTERY_PERCENTAGE;
  return isLow ? 0.5 : trouble.indexOf(status);
}
