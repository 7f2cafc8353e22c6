/** Runs in the page before anything else: a call waits for its answer however long a busy server takes. */
export function withoutDeadlines(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}
