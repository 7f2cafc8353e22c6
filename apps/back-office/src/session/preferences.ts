import type { UiPreferences } from '@foyer/ui/ui-provider.tsx';

const storedItem = 'foyer.preferences';

const choices = {
  colorScheme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'standard', 'compact'],
  singleKeys: [true, false],
} satisfies { [Name in keyof UiPreferences]: readonly UiPreferences[Name][] };

export const defaultPreferences: UiPreferences = {
  colorScheme: 'auto',
  density: 'standard',
  singleKeys: true,
};

interface Stored {
  /** Who was here last: the sign-in page looks the way that person likes it. */
  last: string;
  accounts: Record<string, Partial<UiPreferences>>;
}

let shown: UiPreferences | null = null;
const listeners = new Set<() => void>();

/** What the person at this device has chosen; before sign-in, what the last one had. */
export function currentPreferences(): UiPreferences {
  if (!shown) {
    const { last, accounts } = readStored();
    shown = withDefaults(accounts[last]);
  }
  return shown;
}

/** Shows the device the way an account likes it; called once it is known who is signed in. */
export function takePreferencesOf(accountId: string): void {
  const stored = readStored();
  if (stored.last !== accountId) write({ ...stored, last: accountId });
}

/** Changes something for the account that is signed in, on this device. */
export function changePreferences(changes: Partial<UiPreferences>): void {
  const { last, accounts } = readStored();
  write({ last, accounts: { ...accounts, [last]: { ...currentPreferences(), ...changes } } });
}

export function onPreferencesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function write(stored: Stored): void {
  localStorage.setItem(storedItem, JSON.stringify(stored));
  shown = withDefaults(stored.accounts[stored.last]);
  for (const listener of [...listeners]) listener();
}

function readStored(): Stored {
  try {
    const stored: Partial<Stored> = JSON.parse(localStorage.getItem(storedItem) ?? '{}') ?? {};
    return { last: stored.last ?? '', accounts: stored.accounts ?? {} };
  } catch {
    return { last: '', accounts: {} };
  }
}

/** A value that is no choice (any more) is left at its default. */
function withDefaults(stored: Partial<UiPreferences> = {}): UiPreferences {
  const { colorScheme, density, singleKeys } = { ...defaultPreferences, ...stored };
  return {
    colorScheme: choices.colorScheme.find((one) => one === colorScheme) ?? defaultPreferences.colorScheme,
    density: choices.density.find((one) => one === density) ?? defaultPreferences.density,
    singleKeys: choices.singleKeys.find((one) => one === singleKeys) ?? defaultPreferences.singleKeys,
  };
}
