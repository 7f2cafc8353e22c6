import type { Icon } from '@tabler/icons-react';

/** One line of the command search. */
export interface PaletteEntry {
  /** A path of the app; also the value of its option. */
  path: string;
  icon: Icon;
  label: string;
  /** What distinguishes it from the others. */
  hint?: string;
  /** The keys that lead there, one after the other. */
  keys?: readonly string[] | undefined;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

/** What contains the typed text, whatever its case. */
export function matching(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return entries.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
}
