import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './repository.ts';
import { whatAndWhere } from './run-test-project.ts';

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
