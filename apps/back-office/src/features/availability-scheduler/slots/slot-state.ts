interface Told {
  state: string;
  fill: { state: string };
}

/** What a timeslot is to a buyer; one that staff, the rules or a closure shut is closed. */
export function stateOfSlot({ state, fill }: Told): string {
  return state === 'open' ? fill.state : 'closed';
}

/** Whether it cannot be bought, however empty it is. */
export function isShut(state: string): boolean {
  return state === 'closed' || state === 'none';
}
