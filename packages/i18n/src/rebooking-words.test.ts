import { rebookingCodes } from '@foyer/domain/rebooking/rebooking-reason.ts';
import { expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

test('every reason against a rebooking has words', () => {
  const words = readCatalogue('en', 'errors-rebooking');
  expect(rebookingCodes.filter((code) => !words[`errors.${code}`])).toEqual([]);
});
