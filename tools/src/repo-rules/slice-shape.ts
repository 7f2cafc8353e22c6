import type { RepoRule } from './repo-rule.ts';

const MAX_README_LINES = 20;
const MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;

/** Every business area says in a few lines what it owns, and has one door. */
export const sliceShape: RepoRule = {
  name: 'slice-shape',
  instead: `A module has an index.ts (its door), a README.md of at most ${MAX_README_LINES} lines (what it owns and who may call it) and a line in ARCHITECTURE.md that links to it.`,
  find(files) {
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const overview = texts.get('ARCHITECTURE.md');
    const modules = new Set(files.flatMap(({ path }) => MODULE.exec(path)?.[1] ?? []));
    return [...modules].flatMap((module) => {
      const folder = `apps/server/src/modules/${module}`;
      const readme = texts.get(`${folder}/README.md`);
      const lines = readme?.trimEnd().split('\n').length ?? 0;
      return [
        ...(texts.has(`${folder}/index.ts`) ? [] : [{ place: folder, message: 'has no index.ts' }]),
        ...(readme === undefined ? [{ place: folder, message: 'has no README.md' }] : []),
        ...(overview?.includes(`(${folder}/README.md)`) === false
          ? [{ place: folder, message: 'has no line in ARCHITECTURE.md' }]
          : []),
        ...(lines > MAX_README_LINES
          ? [{ place: `${folder}/README.md`, message: `has ${lines} lines` }]
          : []),
      ];
    });
  },
};
