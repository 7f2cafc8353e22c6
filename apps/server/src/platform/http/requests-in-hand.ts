import type { FastifyReply } from 'fastify';

/** A reply that is not sent yet. */
export interface InHand<Reply = FastifyReply> {
  readonly reply: Reply;
  /** `performance.now()` when its request began. */
  readonly startedAt: number;
}

interface Link<Reply> extends InHand<Reply> {
  before: Link<Reply> | undefined;
  after: Link<Reply> | undefined;
  isEnded: boolean;
}

/**
 * Replies that are not sent yet, the oldest first. Time limits and a stopping server read them. A chain of links: a Map of
 * replies costs each request ten times as much.
 */
export class RequestsInHand<Reply = FastifyReply> {
  #first: Link<Reply> | undefined;
  #last: Link<Reply> | undefined;
  #onEnd: (() => void) | undefined;

  begin(reply: Reply): InHand<Reply> {
    const link: Link<Reply> = {
      reply,
      startedAt: performance.now(),
      before: this.#last,
      after: undefined,
      isEnded: false,
    };
    if (this.#last) this.#last.after = link;
    else this.#first = link;
    this.#last = link;
    return link;
  }

  /** Does nothing when it has ended before. */
  end(one: InHand<Reply>): void {
    const link = one as Link<Reply>;
    if (link.isEnded) return;
    link.isEnded = true;
    if (link.before) link.before.after = link.after;
    else this.#first = link.after;
    if (link.after) link.after.before = link.before;
    else this.#last = link.before;
    // An idle connection keeps its last reply, which must not keep all that came after it.
    link.before = undefined;
    link.after = undefined;
    this.#onEnd?.();
  }

  /** From now on called after each request that ends. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  /** Those of this moment: they may end while they are walked. */
  list(): InHand<Reply>[] {
    const all: InHand<Reply>[] = [];
    for (let link = this.#first; link; link = link.after) all.push(link);
    return all;
  }
}
