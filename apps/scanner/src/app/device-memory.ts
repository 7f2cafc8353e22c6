import type { PairedDevice } from '@foyer/domain/scanning/gate-contract.ts';

/** What a paired device keeps of itself, so that it opens without a connection. */
export interface RememberedDevice {
  key: string;
  name: string;
  clientName: string;
  locationName: string | null;
  timeZone: string;
}

/** Choices of this device alone: they survive pairing again. */
export interface DeviceChoices {
  isMuted: boolean;
  usesCamera: boolean;
  locale: string | null;
  direction: 'in' | 'out';
  /** The key of the device that was set up last: another one is set up first. */
  setUpKey: string | null;
}

const deviceItem = 'foyer.gate.device';
const choicesItem = 'foyer.gate.choices';
const defaultChoices: DeviceChoices = {
  isMuted: false,
  usesCamera: true,
  locale: null,
  direction: 'in',
  setUpKey: null,
};

/** Reads an item written by this app; one that was damaged counts as absent. */
export function readItem<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeItem(name: string, value: unknown): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(value));
}

export function rememberedDevice(): RememberedDevice | null {
  return readItem<RememberedDevice>(deviceItem);
}

export function rememberDevice(device: RememberedDevice): void {
  writeItem(deviceItem, device);
}

export function forgetDevice(): void {
  writeItem(deviceItem, null);
}

export function deviceFromPairing(paired: PairedDevice): RememberedDevice {
  return {
    key: paired.deviceKey,
    name: paired.deviceName,
    clientName: paired.client.name,
    locationName: paired.location?.name ?? null,
    timeZone: paired.timeZone,
  };
}

export function deviceChoices(): DeviceChoices {
  return { ...defaultChoices, ...readItem<Partial<DeviceChoices>>(choicesItem) };
}

export function saveChoices(choices: DeviceChoices): void {
  writeItem(choicesItem, choices);
}
