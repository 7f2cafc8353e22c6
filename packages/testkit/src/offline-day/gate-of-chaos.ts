import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { pairDevice } from '@foyer/server/modules/scanning/devices/pair-device.ts';
import { scanAtGate } from '@foyer/server/modules/scanning/scan-at-gate.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { MuseumOfChaos } from './museum-of-chaos.ts';

interface WaitingScan {
  sequence: number;
  code: string;
  at: string;
  told: 'valid' | 'already-used';
}

/** A gate: it asks the server, or decides by the signature while it has no connection, with a clock that is wrong. */
export async function aGateOfChaos(
  app: App,
  { manager, page }: MuseumOfChaos,
  name: string,
  clockAheadMs: number,
) {
  const { code } = await createDevice(manager, { name, locationId: page.locationId });
  const authorization = `Device ${(await pairDevice(app, code)).deviceKey}`;
  const own = new Set<string>();
  const waiting: WaitingScan[] = [];
  let sequence = 0;
  let isConnected = true;

  const clock = () => new Date(app.clock().getTime() + clockAheadMs).toISOString();

  return {
    disconnect: () => {
      isConnected = false;
    },
    /** @returns whether the visitor was let in. */
    async scan(scanned: string): Promise<boolean> {
      sequence += 1;
      if (!isConnected) {
        const told = own.has(scanned) ? 'already-used' : 'valid';
        own.add(scanned);
        waiting.push({ sequence, code: scanned, at: clock(), told });
        return told === 'valid';
      }
      const sent = { sequence, code: scanned, at: clock(), clock: clock(), direction: 'in' as const };
      return (await scanAtGate(app, authorization, sent)).verdict === 'valid';
    },
    /** Sends what waits, some of it twice. */
    async connect(isRepeated: (sequence: number) => boolean): Promise<void> {
      isConnected = true;
      for (const one of waiting) {
        const sent = { ...one, clock: clock(), direction: 'in' as const };
        await scanAtGate(app, authorization, sent);
        if (isRepeated(one.sequence)) await scanAtGate(app, authorization, sent);
      }
      waiting.length = 0;
    },
  };
}

export type GateOfChaos = Awaited<ReturnType<typeof aGateOfChaos>>;
