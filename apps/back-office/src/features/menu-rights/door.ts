/** An item of the menu as it is configured. */
export interface Door {
  id: string;
  isBeta: boolean;
}

/** The doors with one of them at another place. */
export function moveDoor(doors: readonly Door[], from: number, to: number): Door[] {
  const moved = doors[from];
  if (!moved) return [...doors];
  const rest = doors.filter((_door, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
