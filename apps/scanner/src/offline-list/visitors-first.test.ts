import { expect, test } from 'vitest';
import { afterVisitors, visitorFirst } from './visitors-first.ts';

test('no more of the list is kept while a visitor waits for a verdict, or for the next one', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  void visitorFirst(first.promise.then(() => order.push('first verdict')));
  const kept = afterVisitors().then(() => order.push('kept'));
  void visitorFirst(second.promise.then(() => order.push('second verdict')));
  first.resolve();
  await first.promise;
  second.resolve();
  await kept;
  expect(order).toEqual(['first verdict', 'second verdict', 'kept']);
});

test('a decision that fails holds up the list no longer than another', async () => {
  const failing = visitorFirst(Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  await afterVisitors();
});
