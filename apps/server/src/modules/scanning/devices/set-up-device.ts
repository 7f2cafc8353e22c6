import { localDayAt } from '@foyer/domain/calendar/local-day.ts';
import type { GateSetup, GateSetupChoices, gateSetupInput } from '@foyer/domain/scanning/gate-contract.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { getLocation } from '../../venues/index.ts';
import { listGatePlaces } from '../gate.repository.ts';
import { toGateSettings } from '../gate-settings.ts';
import { listGateGroups, listGateLocations } from '../gate-setup.repository.ts';
import type { CallingDevice } from './calling-device.repository.ts';
import { updateSetup } from './device.repository.ts';

/** What a gate can be set to, and what it is set to now. */
export async function readSetup(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  device: CallingDevice,
): Promise<GateSetupChoices> {
  const { gate } = device;
  const { date } = localDayAt(app.clock(), gate.timeZone);
  return {
    chosen: { locationId: device.locationId, ticketGroupIds: device.ticketGroupIds },
    locations: await listGateLocations(scope),
    ticketGroups: await listGateGroups(scope, { date, isTest: gate.acceptsTestTickets }),
  };
}

/** Staff at the gate choose its location and what it accepts. @throws NotFoundError for a location of another client. */
export async function setUpDevice(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  device: CallingDevice,
  setup: z.output<typeof gateSetupInput>,
): Promise<GateSetupChoices> {
  if (setup.locationId) await getLocation(scope, setup.locationId);
  const before: GateSetup = { locationId: device.locationId, ticketGroupIds: device.ticketGroupIds };
  await updateSetup(scope, device.id, setup);
  await writeAudit(
    scope,
    { kind: 'device', id: device.id },
    {
      action: 'set-up-device',
      entity: 'device',
      entityId: device.id,
      before: { ...before },
      after: { ...setup },
    },
  );
  const place = (await listGatePlaces(scope, [device.keyHash])).get(device.id);
  const gate = place ? toGateSettings(place, setup) : device.gate;
  return readSetup(app, scope, { ...device, ...setup, gate });
}
