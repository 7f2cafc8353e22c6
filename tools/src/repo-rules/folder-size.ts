import type { RepoRule } from './repo-rule.ts';

const MAX_FILES = 40;

/** A series in the order of its numbers, which an index or the numbers themselves make easy to search. */
const numberedSeries = new Set(['docs/decisions', 'apps/server/migrations']);

/** A folder can be read at a glance. Its own files are counted, not those of its folders. */
export const folderSize: RepoRule = {
  name: 'folder-size',
  instead: `Divide a folder of more than ${MAX_FILES} files into folders by noun: \`catalog/products\`, \`catalog/ticket-types\`.`,
  find(files) {
    const counts = new Map<string, number>();
    for (const { path } of files) {
      const folder = path.split('/').slice(0, -1).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts]
      .filter(([folder, count]) => count > MAX_FILES && !numberedSeries.has(folder))
      .map(([folder, count]) => ({ place: folder, message: `has ${count} files` }));
  },
};
