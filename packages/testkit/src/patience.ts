/** A busy machine is no failure: how long a test waits for what must come. What never comes fails by it. */
export const patience = { timeout: 100_000 };
