import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Message, Subscription } from './subscription.ts';

/** Trying again cannot help: such a message becomes a dead letter at once (product.md, section 12). */
export class UndeliverableError extends Error {}

/**
 * A handler that is given a message only when its payload has this shape.
 * @throws UndeliverableError, from the handler, naming each place that does not fit and no value.
 */
export function readingPayload<Payload>(
  shape: z.ZodType<Payload>,
  handle: (app: App, message: Message<Payload>) => Promise<void>,
): Subscription['handle'] {
  return async (app, message) => {
    const { success, data, error } = shape.safeParse(message.payload);
    if (!success) {
      const places = error.issues.map(
        ({ path, message: fault }) => `${path.join('.') || 'payload'}: ${fault}`,
      );
      throw new UndeliverableError(`Unreadable. ${places.join('; ')}`);
    }
    await handle(app, { ...message, payload: data });
  };
}
