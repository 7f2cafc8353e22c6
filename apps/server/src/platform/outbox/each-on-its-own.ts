import type { App } from '../app.ts';

/** What a job works on: a client, or a row of one. */
interface JobItem {
  readonly clientId: string;
  /** Of the row. */
  readonly id?: string;
}

/**
 * Does the work of a job for each item in turn. A failure is logged with its client and does not stop the others; the next
 * run tries it again.
 * @param failure the line of the log: 'a gift card was not mailed'.
 * @returns whether all succeeded: a loop that reads more until nothing is left ends where one did not.
 */
export async function eachOnItsOwn<Item extends JobItem>(
  app: App,
  items: readonly Item[],
  failure: string,
  work: (item: Item) => Promise<unknown>,
): Promise<boolean> {
  let allDone = true;
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      allDone = false;
      app.log.error({ err: error, clientId: item.clientId, id: item.id }, failure);
    }
  }
  return allDone;
}

/** The same for a list of clients. */
export async function eachClientOnItsOwn(
  app: App,
  clientIds: readonly string[],
  failure: string,
  work: (clientId: string) => Promise<unknown>,
): Promise<boolean> {
  const items = clientIds.map((clientId) => ({ clientId }));
  return eachOnItsOwn(app, items, failure, ({ clientId }) => work(clientId));
}
