import { type LocalDay, localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { Gate } from '@foyer/domain/scanning/decide-scan.ts';
import type { GateCount } from '@foyer/domain/scanning/gate-contract.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { getClient } from '../clients/index.ts';
import { getLocation } from '../venues/index.ts';
import { findGateEnvironment } from './gate.repository.ts';
import type { CallingDevice } from './in-device.ts';
import { countGate } from './scan.repository.ts';

/** The settings of a device: client, zone and what it lets in. */
export interface GateSettings extends Gate {
  clientName: string;
  locationName: string | null;
  timeZone: string;
}

export async function getGateSettings(scope: ClientScope, device: CallingDevice): Promise<GateSettings> {
  const client = await getClient(scope);
  const location = device.locationId ? await getLocation(scope, device.locationId) : null;
  return {
    clientName: client.name,
    locationId: device.locationId,
    ticketGroupIds: device.ticketGroupIds,
    locationName: location?.name ?? null,
    timeZone: location?.timeZone ?? client.timeZone,
    acceptsTestTickets: (await findGateEnvironment(scope, device.locationId)) === 'test',
  };
}

/** Today's figures of the whole client: a day is the gate's own. */
export function countToday(scope: ClientScope, gate: GateSettings, now: Date): Promise<GateCount> {
  const day: LocalDay = localDayAt(now, gate.timeZone);
  return countGate(scope, { ...day, isTest: gate.acceptsTestTickets });
}
