import type { Worker } from 'node:cluster';
import type { ToWeb } from './messages.ts';

/** One that has just ended hears nothing; its end is handled where it is awaited. */
export function tell(worker: Worker, message: ToWeb): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
