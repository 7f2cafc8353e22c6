import { type OrderAct, pathWith } from '../../app/shop-address.ts';
import { openPath, useAddress } from '../../app/use-address.ts';

/** Something that is chosen, kept in the address: a reloaded page has it still. */
export function useChoice(name: string): [value: string | null, choose: (value: string | null) => void] {
  useAddress();
  const value = new URL(location.href).searchParams.get(name);
  return [value, (next) => openPath(pathWith(new URL(location.href), { [name]: next }), 'replace')];
}

/** What was chosen for a change, forgotten when it is left. */
export const nothingChosen = { act: null, tickets: null, date: null, timeslot: null } as const;

/** Opens one act of the order page, or, with null, the order itself. */
export function openAct(act: OrderAct | null, how: 'push' | 'replace' = 'push'): void {
  openPath(pathWith(new URL(location.href), { ...nothingChosen, act }), how);
}
