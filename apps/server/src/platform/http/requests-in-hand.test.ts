import { expect, test } from 'vitest';
import { RequestsInHand } from './requests-in-hand.ts';

function beginThree() {
  const inHand = new RequestsInHand<string>();
  const [first, second, third] = [inHand.begin('first'), inHand.begin('second'), inHand.begin('third')];
  return { inHand, first, second, third, rest: () => inHand.list().map(({ reply }) => reply) };
}

test('requests are in hand in their order until they end, whichever ends first', () => {
  const { inHand, first, second, third, rest } = beginThree();
  expect(rest()).toEqual(['first', 'second', 'third']);
  inHand.end(second);
  expect(rest()).toEqual(['first', 'third']);
  inHand.end(third);
  inHand.end(first);
  expect(rest()).toEqual([]);
  inHand.begin('next');
  expect(rest()).toEqual(['next']);
});

test('a request that is ended twice ends once, and a stopping server hears of each end', () => {
  const { inHand, first, rest } = beginThree();
  let ends = 0;
  inHand.onEnd(() => {
    ends += 1;
  });
  inHand.end(first);
  inHand.end(first);
  expect(ends).toBe(1);
  expect(rest()).toEqual(['second', 'third']);
});

test('what has ended keeps nothing of what came after it', () => {
  const { inHand, first, second } = beginThree();
  inHand.end(first);
  expect(Object.values(first)).not.toContain(second);
});
