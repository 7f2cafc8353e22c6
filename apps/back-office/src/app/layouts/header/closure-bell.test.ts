import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the ring of orders that are done is the colour of success: it is no alarm', () => {
  const styles = readFileSync(new URL('./closure-bell.module.css', import.meta.url), 'utf8');
  expect(styles).toMatch(/\.ring circle \+ circle \{\s*stroke: var\(--success\);\s*\}/);
  expect(styles).not.toContain('danger');
});
