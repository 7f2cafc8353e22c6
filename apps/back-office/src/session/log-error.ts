const logged = new WeakSet<object>();

/**
 * Errors of calls and of parts that fail to load are logged to the console (specification 000, section 8), each
 * once: the call logs it, and what shows it further on may say so too.
 */
export function logError(error: unknown): void {
  if (error instanceof Error) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error);
}
