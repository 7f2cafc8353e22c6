import type { deviceReportInput, GateContext } from '@foyer/domain/scanning/gate-contract.ts';
import type { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { readGateContext } from '../read-gate-context.ts';
import type { CallingDevice } from './calling-device.repository.ts';
import { updateReport } from './device.repository.ts';

/** Keeps what a device says of itself, for staff who look after it, and answers what it needs to know. */
export async function reportDevice(
  app: Pick<App, 'clock'>,
  scope: ClientScope,
  device: CallingDevice,
  { isAsleep, ...report }: z.output<typeof deviceReportInput>,
): Promise<GateContext> {
  await updateReport(scope, device.id, { ...report, asleep: isAsleep });
  return readGateContext(app, scope, device);
}
