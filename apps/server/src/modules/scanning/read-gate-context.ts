import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { GateContext } from '@foyer/domain/scanning/gate-contract.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { CallingDevice } from './devices/calling-device.repository.ts';
import { countToday } from './gate-settings.ts';
import { countEntered, findLastSequence } from './scan.repository.ts';

/** What a gate needs to know before its first scan and every few seconds after. */
export async function readGateContext(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  device: CallingDevice,
): Promise<GateContext> {
  const now = app.clock();
  const { gate } = device;
  return {
    deviceName: device.name,
    clientName: gate.clientName,
    location: gate.locationName === null ? null : { name: gate.locationName },
    timeZone: gate.timeZone,
    serverNowAt: now.toISOString(),
    today: await countToday(scope, gate, now),
    lastSequence: await findLastSequence(scope, device.id),
    enteredHere: await countEntered(scope, device.id, localDayAt(now, gate.timeZone)),
  };
}
