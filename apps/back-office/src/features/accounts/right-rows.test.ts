import { plainRight, startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { emptyCell } from '@foyer/domain/identity/menu-rights.ts';
import { expect, test } from 'vitest';
import { countDifferences, rightRows, withRight } from './right-rows.ts';

const start = startAccountRights('reception');

test('an untouched receptionist shows the modules of the start table and no difference', () => {
  const { first, more } = rightRows(start, start, start);
  expect(first.map(({ module }) => module)).toContain('ticketverkoop');
  expect(first).toHaveLength(start.length);
  expect(first.every(({ was, differs }) => was === null && !differs)).toBe(true);
  expect(more.length).toBe(38 - start.length);
});

test('a right that was taken away stays in sight and says what it was', () => {
  const without = withRight(start, 'ticketverkoop', emptyCell);
  const { first } = rightRows(without, start, start);
  expect(first.find(({ module }) => module === 'ticketverkoop')).toEqual({
    module: 'ticketverkoop',
    cell: emptyCell,
    was: { level: 'edit', ...plainRight },
    differs: true,
  });
  expect(countDifferences(without, start)).toBe(1);
});

test('a limit alone is a difference too', () => {
  const limited = withRight(start, 'ticketverkoop', {
    level: 'edit',
    ...plainRight,
    limit: 'reception only',
  });
  expect(countDifferences(limited, start)).toBe(1);
});
