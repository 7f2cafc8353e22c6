/** What every program of Foyer is started with. */
export const nodeFlags: readonly string[];
