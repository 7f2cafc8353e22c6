import type { ColumnChoice } from '@foyer/ui/table/chosen-columns.ts';
import type { UiPreferences } from '@foyer/ui/theme/ui-provider.tsx';

const storedItem = 'foyer.preferences';

/** What an account chooses for itself on this device. */
export interface Preferences extends UiPreferences {
  /** The getting-started list of a new client is not on the dashboard. */
  hidesGettingStarted: boolean;
}

const choices = {
  colorScheme: ['auto', 'light', 'dark'],
  density: ['comfortable', 'standard', 'compact'],
  singleKeys: [true, false],
  hidesGettingStarted: [true, false],
} satisfies { [Name in Exclude<keyof Preferences, 'columns'>]: readonly Preferences[Name][] };

export const defaultPreferences: Preferences = {
  colorScheme: 'auto',
  density: 'standard',
  singleKeys: true,
  columns: {},
  hidesGettingStarted: false,
};

interface Stored {
  /** The last account: the sign-in page has the look that it chose. */
  last: string;
  accounts: Record<string, Partial<Preferences>>;
}

let shown: Preferences | null = null;
const listeners = new Set<() => void>();

/** What the person at this device has chosen; before sign-in, what the last one had. */
export function currentPreferences(): Preferences {
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
export function changePreferences(changes: Partial<Preferences>): void {
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

/** Shows the columns of a table so for the account that is signed in; without a choice as they were made. */
export function changeColumns(table: string, choice: ColumnChoice | undefined): void {
  const { [table]: _former, ...others } = currentPreferences().columns;
  changePreferences({ columns: choice ? { ...others, [table]: choice } : others });
}

function isColumnChoice(value: Partial<ColumnChoice> | null): value is ColumnChoice {
  const areNames = (list: unknown) => Array.isArray(list) && list.every((one) => typeof one === 'string');
  return areNames(value?.order) && areNames(value?.hidden);
}

/** A value that is no choice (any more) is left at its default. */
function withDefaults(stored: Partial<Preferences> = {}): Preferences {
  const { colorScheme, density, singleKeys, columns, hidesGettingStarted } = {
    ...defaultPreferences,
    ...stored,
  };
  return {
    colorScheme: choices.colorScheme.find((one) => one === colorScheme) ?? defaultPreferences.colorScheme,
    density: choices.density.find((one) => one === density) ?? defaultPreferences.density,
    singleKeys: choices.singleKeys.find((one) => one === singleKeys) ?? defaultPreferences.singleKeys,
    hidesGettingStarted: hidesGettingStarted === true,
    columns: Object.fromEntries(Object.entries(columns ?? {}).filter(([, choice]) => isColumnChoice(choice))),
  };
}
