import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { type InHand, RequestsInHand } from './requests-in-hand.ts';

const replies = Array.from({ length: 4 }, (_, index) => ({ index }) as unknown as FastifyReply);

function begin() {
  const inHand = new RequestsInHand();
  const begun = replies.map((reply) => inHand.begin(reply)) as [InHand, InHand, InHand, InHand];
  return { inHand, begun, rest: () => inHand.list().map(({ reply }) => replies.indexOf(reply)) };
}

test('requests are in hand in their order until they end, whichever ends first', () => {
  const { inHand, begun, rest } = begin();
  expect(rest()).toEqual([0, 1, 2, 3]);
  inHand.end(begun[1]);
  expect(rest()).toEqual([0, 2, 3]);
  inHand.end(begun[3]);
  inHand.end(begun[0]);
  expect(rest()).toEqual([2]);
  inHand.end(begun[2]);
  expect(rest()).toEqual([]);
  inHand.begin(replies[0] as FastifyReply);
  expect(rest()).toEqual([0]);
});

test('a request that is ended twice ends once, and who waits for the last one is told of each', () => {
  const { inHand, begun, rest } = begin();
  let ends = 0;
  inHand.onEnd(() => {
    ends += 1;
  });
  inHand.end(begun[0]);
  inHand.end(begun[0]);
  expect([ends, rest()]).toEqual([1, [1, 2, 3]]);
});

test('what has ended keeps nothing of what came after it', () => {
  const { inHand, begun } = begin();
  inHand.end(begun[0]);
  expect(Object.values(begun[0])).not.toContain(begun[1]);
});
