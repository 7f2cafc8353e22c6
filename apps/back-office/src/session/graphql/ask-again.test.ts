import { expect, it } from 'vitest';
import { isAskedAgain, pauseBeforeAsking } from './ask-again.ts';
import { RequestError } from './request-error.ts';

const lost = new TypeError('Failed to fetch');
const busy = (seconds: number) => new RequestError(503, [], undefined, seconds * 1000);

it('a query is asked three more times where the server was busy or not reached, and for nothing else', () => {
  const answers = (error: Error) => [0, 1, 2, 3].map((failures) => isAskedAgain(failures, error));
  expect(answers(lost)).toEqual([true, true, true, false]);
  expect(answers(busy(0))).toEqual([true, true, true, false]);
  const never = [
    new RequestError(503, [], undefined),
    new RequestError(500, [], undefined),
    new DOMException('', 'TimeoutError'),
  ];
  for (const error of never) expect(answers(error)).toEqual([false, false, false, false]);
});

it('each pause is longer than the one before, and pages that failed together do not ask together', () => {
  const pauses = (luck: number) => [0, 1, 2].map((failures) => pauseBeforeAsking(failures, lost, () => luck));
  expect(pauses(0)).toEqual([500, 1500, 4000]);
  expect(pauses(1)).toEqual([625, 1875, 5000]);
});

it('a Retry-After is waited for, but never longer than 10 s', () => {
  expect(pauseBeforeAsking(0, busy(5), () => 0)).toBe(5000);
  expect(pauseBeforeAsking(2, busy(1), () => 0)).toBe(4000);
  expect(pauseBeforeAsking(0, busy(3600), () => 1)).toBe(10_000);
});
