import type { DeviceReport } from '@foyer/domain/scanning/gate-contract.ts';

declare const __APP_VERSION__: string;

interface Battery {
  level: number;
}

/** What this device says of itself; few browsers tell their battery. */
export async function deviceStatus(waitingScans: number): Promise<DeviceReport> {
  return { batteryPercentage: await batteryPercentage(), appVersion: __APP_VERSION__, waitingScans };
}

export async function batteryPercentage(): Promise<number | null> {
  const ask = (navigator as { getBattery?: () => Promise<Battery> }).getBattery;
  if (!ask) return null;
  try {
    return Math.round((await ask.call(navigator)).level * 100);
  } catch {
    return null;
  }
}
