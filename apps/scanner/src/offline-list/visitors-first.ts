/** After a decision, until its verdict has been painted. */
const PAINTED_WITHIN_MS = 50;

let decisions: Promise<unknown> = Promise.resolve();

/** A visitor waits for this: no more of the list is kept until it is done. */
export function visitorFirst<T>(deciding: Promise<T>): Promise<T> {
  const painted = () => new Promise((resolve) => setTimeout(resolve, PAINTED_WITHIN_MS));
  decisions = Promise.allSettled([decisions, deciding]).then(painted);
  return deciding;
}

/** Once no visitor waits. */
export async function afterVisitors(): Promise<void> {
  let last: Promise<unknown> | undefined;
  while (last !== decisions) {
    last = decisions;
    await last;
  }
}
