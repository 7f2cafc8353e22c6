import type { PersonDataKind } from './person-data-kinds.ts';

/** How many records of a kind an erasure emptied, or left. */
export interface ErasedCount {
  kind: PersonDataKind;
  records: number;
  names?: readonly string[];
  keptUntil?: string | null;
}

/** What the search after an erasure looked through, and where it found one of the person's strings. */
export interface ErasureProof {
  tables: number;
  columns: number;
  strings: number;
  found: readonly { column: string; records: number }[];
  searchedAt: string;
}

/** `waiting`: orders keep their buyer for now. `searching`: all is erased and the search has not run. */
export const erasureStates = ['waiting', 'searching', 'done'] as const;
export type ErasureState = (typeof erasureStates)[number];

export const personFileFormats = ['pdf', 'json'] as const;
export type PersonFileFormat = (typeof personFileFormats)[number];
export const personFileStates = ['waiting', 'done'] as const;
export type PersonFileState = (typeof personFileStates)[number];
