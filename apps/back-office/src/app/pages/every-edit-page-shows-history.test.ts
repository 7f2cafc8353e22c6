import path from 'node:path';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../../features/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Why these show no card of their history. */
const without: Record<string, string> = {
  '../../features/clients/edit-client-page.tsx':
    'it is in the log of the client, which an Admin enters to read',
  '../../features/desk-sale/buttons-page.tsx': 'each of its lists is a thing without a page of its own',
};

const makesOne = /\/(?:add|create|generate|import)-[^/]*$/;
const pages = Object.keys(sources).filter(
  (file) => sources[file]?.includes('<EditPage') && !makesOne.test(file) && !without[file],
);

/** The page and the parts of it that it imports from its own feature. */
function partsOf(file: string): string[] {
  const source = sources[file] ?? '';
  const imported = [...source.matchAll(/'(\.{1,2}\/[^']+\.tsx)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
  return [source, ...imported.map((name) => sources[name] ?? '')];
}

test('the edit pages are where this test looks', () => {
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)('%s shows who changed it, what and when', (file) => {
  const isEditorOfPages = Object.values(sources).some(
    (source) => source.includes(`/${path.posix.basename(file)}'`) && source.includes('<HistoryCard'),
  );
  expect(isEditorOfPages || partsOf(file).some((source) => source.includes('<HistoryCard'))).toBe(true);
});
