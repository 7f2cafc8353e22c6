import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';
import { filesToRunAgain, listUnhandled, whatAndWhere, withSecondTime } from './run-test-project.ts';

test('a failure at the end of a run says what was waited for, and where', () => {
  const message = [
    'TimeoutError: locator.waitFor: Timeout 100000ms exceeded.',
    'Call log:',
    "\u001b[2m  - waiting for getByText('Your order was changed') to be visible\u001b[22m",
    '',
    `    at ${path.join(repositoryRoot, 'node_modules/vitest/dist/run.js')}:1:2`,
    `    at ${path.join(repositoryRoot, 'e2e/orders/visitor-changes.spec.ts')}:122:51`,
  ].join('\n');
  expect(whatAndWhere(message)).toBe(
    "TimeoutError: locator.waitFor: Timeout 100000ms exceeded. | Call log: | - waiting for getByText('Your order was changed') to be visible at e2e/orders/visitor-changes.spec.ts:122:51",
  );
  expect(whatAndWhere('expected 1 to be 2')).toBe('expected 1 to be 2');
});

test('an error that no test awaited is named with its place and the test that ran meanwhile', () => {
  const file = path.join(repositoryRoot, 'apps/server/src/app/rights.db.test.ts');
  const stack = `Error: the pool has ended\n    at ask (${path.join(repositoryRoot, 'apps/server/src/ask.ts')}:3:7)`;
  const error = { message: 'the pool has ended', stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: 'a clerk' };
  expect(listUnhandled([error]).map(({ text }) => text)).toEqual([
    'outside its tests: Error: the pool has ended at apps/server/src/ask.ts:3:7 while this ran: apps/server/src/app/rights.db.test.ts: a clerk',
  ]);
});

test('the few files that failed are run once more; many, or one that is not known, are no accident', () => {
  const failed = (file: string | undefined) => ({ file, text: '' });
  expect(filesToRunAgain([failed('a.spec.ts'), failed('a.spec.ts'), failed('b.spec.ts')])).toEqual([
    'a.spec.ts',
    'b.spec.ts',
  ]);
  expect(filesToRunAgain([])).toEqual([]);
  expect(filesToRunAgain([failed('a.spec.ts'), failed(undefined)])).toEqual([]);
  expect(filesToRunAgain('abcdefg'.split('').map(failed))).toEqual([]);
});

test('a failure stays one where its file passes alone, and says so', () => {
  const [one, two] = [
    { file: 'a.spec.ts', text: 'a' },
    { file: 'b.spec.ts', text: 'b' },
  ];
  expect(withSecondTime([one, two], [two])).toEqual([
    'a (passed when its file was run once more, alone)',
    'b',
  ]);
  expect(withSecondTime([one], [{ file: undefined, text: 'no report was written' }])).toEqual(['a']);
});
