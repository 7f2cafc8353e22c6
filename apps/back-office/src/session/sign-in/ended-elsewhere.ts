let ended = false;

/** A running session was refused because of where it is used ("Login refused by location"); sign-in will say so. */
export function noteEndedElsewhere(): void {
  ended = true;
}

/** Whether the session ended so: kept until the next sign-in, so that the sign-in page may be drawn twice. */
export function hasEndedElsewhere(): boolean {
  return ended;
}

export function forgetEndedElsewhere(): void {
  ended = false;
}
