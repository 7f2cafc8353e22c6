import { createContext, type ReactNode, useContext } from 'react';
import type { ColumnChoice } from './chosen-columns.ts';

export interface ColumnChoices {
  /** By the name of the table. */
  choices: Readonly<Record<string, ColumnChoice>>;
  /** undefined = the table as it was made. */
  choose: (table: string, choice: ColumnChoice | undefined) => void;
}

const ColumnChoicesContext = createContext<ColumnChoices>({ choices: {}, choose: () => {} });

/** Where each person's columns are kept: the app's matter. */
export function ColumnChoicesProvider({ value, children }: { value: ColumnChoices; children: ReactNode }) {
  return <ColumnChoicesContext.Provider value={value}>{children}</ColumnChoicesContext.Provider>;
}

export function useColumnChoices(): ColumnChoices {
  return useContext(ColumnChoicesContext);
}
