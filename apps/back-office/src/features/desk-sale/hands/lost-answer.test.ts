import { expect, test } from 'vitest';
import { readValidationError } from '../../../session/graphql/validation-error.ts';
import { isRefused, isWithoutAnswer } from './lost-answer.ts';

test.each([
  ['main|The connection is lost|server-unreachable', { isRefused: false, isWithoutAnswer: true }],
  ['main|No answer in time|server-timeout', { isRefused: false, isWithoutAnswer: true }],
  [
    'main|Completed while the connection was lost|desk-answer-lost',
    { isRefused: false, isWithoutAnswer: false },
  ],
  ['main|Something went wrong|unexpected', { isRefused: false, isWithoutAnswer: false }],
  ['Not signed in', { isRefused: false, isWithoutAnswer: false }],
  ['main|The price changed|price-changed', { isRefused: true, isWithoutAnswer: false }],
  ['timeslotId|No places|not-enough-places', { isRefused: true, isWithoutAnswer: false }],
])('%s: a sale whose answer was lost may be changed once it is refused for a reason', (message, expected) => {
  const error = readValidationError([{ message }]);
  expect({ isRefused: isRefused(error), isWithoutAnswer: isWithoutAnswer(error) }).toEqual(expected);
});
