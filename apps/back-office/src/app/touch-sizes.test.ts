import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const tokens = fileURLToPath(import.meta.resolve('@foyer/ui/theme/tokens.css'));
const backOffice = fileURLToPath(new URL('..', import.meta.url));

/** Of the back office and of its controls. */
const sheets = [path.resolve(tokens, '../..'), backOffice]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(file, 'utf8') }));

/** The rules that hold on narrow windows alone. */
const narrow = sheets.flatMap(({ file, css }) =>
  css
    .split(/^(?=@media)/m)
    .filter((part) => /^@media [^{]*(?:max-width: 719px|width < 720px)/.test(part))
    .map((part) => ({ file: path.basename(file), rules: part.slice(0, part.search(/^\}/m)) }))
    .filter(({ rules }) => !rules.includes('pointer: coarse')),
);

test('what is larger for a finger on a phone is so on a tablet too: by the token, not by the width of the window', () => {
  expect(narrow.length).toBeGreaterThan(40);
  const alone = narrow.filter(({ rules }) => /(?:size|height)[\w-]*: 44px/.test(rules));
  expect(alone.map(({ file }) => file)).toEqual([]);
});

test('on a narrow window, and for a finger on any window, the least size is 44 px', () => {
  expect(readFileSync(tokens, 'utf8')).toMatch(
    /@media \(max-width: 719px\), \(pointer: coarse\) \{\s*:root \{\s*--touch: 44px;\s*\}\s*\}/,
  );
});
