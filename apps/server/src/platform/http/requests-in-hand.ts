import type { FastifyReply } from 'fastify';

/** Replies that are not sent yet, with when each began (`performance.now()`). Time limits and a stopping server read them. */
export class RequestsInHand {
  readonly #begun = new Map<FastifyReply, number>();
  #onEnd: (() => void) | undefined;

  begin(reply: FastifyReply): void {
    this.#begun.set(reply, performance.now());
  }

  end(reply: FastifyReply): void {
    if (this.#begun.delete(reply)) this.#onEnd?.();
  }

  /** From now on called after each request that ends. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /** @returns each reply with when it began. */
  [Symbol.iterator](): MapIterator<[FastifyReply, number]> {
    return this.#begun[Symbol.iterator]();
  }
}
