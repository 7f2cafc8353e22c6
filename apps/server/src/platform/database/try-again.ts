import { isWorthRetrying } from './constraint-violation.ts';

const TRIES = 4;

/**
 * Does work again that the database gave up because of its neighbours, four times in all at most: a transaction that was
 * given up has changed nothing.
 * @param work gets the number of the try, from 1 on. @param isWorth says which errors are worth another try.
 */
export async function tryAgain<Value>(
  work: (tries: number) => Promise<Value>,
  isWorth: (error: unknown) => boolean = isWorthRetrying,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work(tries);
    } catch (error) {
      if (!isWorth(error) || tries === TRIES) throw error;
    }
  }
}
