import type { App } from '../app.ts';

/** A message as it reaches its handler. `id` is the same at every delivery of it. */
export interface Message<Payload = Record<string, unknown>> {
  readonly id: string;
  readonly clientId: string;
  readonly type: string;
  readonly payload: Payload;
  readonly createdAt: string;
}

/**
 * The handler of a message. A command has exactly one subscription, an event any number. `handle` (made by `reading`,
 * which checks the payload) runs at least once and must be idempotent; a throw is retried with back-off and then
 * shown as failed.
 */
export interface Subscription {
  readonly bus: 'command' | 'event';
  readonly type: string;
  /** The subscribing slice: the message's destination on the message queue screen. */
  readonly destination: string;
  /** Comes when nothing else of its bus waits. Left out: in turn. */
  readonly isLast?: boolean;
  handle(app: App, message: Message): Promise<void>;
}

/** Work that a worker does again and again; of all workers only one does it at a time. */
export interface PeriodicJob {
  readonly name: string;
  readonly everySeconds: number;
  run(app: App): Promise<void>;
}
