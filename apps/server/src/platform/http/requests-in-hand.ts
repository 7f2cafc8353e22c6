import type { FastifyReply } from 'fastify';

/** A reply that is not sent yet. */
export interface InHand {
  readonly reply: FastifyReply;
  /** `performance.now()` when its request began. */
  readonly startedAt: number;
}

interface Link extends InHand {
  before: Link | undefined;
  after: Link | undefined;
  isEnded: boolean;
}

/**
 * Replies that are not sent yet, the oldest first. Time limits and a stopping server read them. A chain of links: a Map of
 * replies costs each request ten times as much.
 */
export class RequestsInHand {
  #first: Link | undefined;
  #last: Link | undefined;
  #onEnd: (() => void) | undefined;

  begin(reply: FastifyReply): InHand {
    const link: Link = {
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
  end(one: InHand): void {
    const link = one as Link;
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
  list(): InHand[] {
    const all: InHand[] = [];
    for (let link = this.#first; link; link = link.after) all.push(link);
    return all;
  }
}
