/** Errors of calls and of parts that fail to load are logged to the console (specification 000, section 8). */
export function logError(error: unknown): void {
  console.error(error);
}
