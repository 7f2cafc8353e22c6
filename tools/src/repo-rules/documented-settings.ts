import type { RepoRule } from './repo-rule.ts';

const ENVIRONMENT = 'apps/server/src/env.ts';

/** A setting that the README does not name is found by reading code, or not at all. */
export const documentedSettings: RepoRule = {
  name: 'settings-are-documented',
  instead: 'Give the setting a row in the table of README.md: its default and what it means.',
  find(files) {
    const environment = files.find(({ path }) => path === ENVIRONMENT)?.text ?? '';
    const readme = files.find(({ path }) => path === 'README.md')?.text ?? '';
    return [...environment.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)]
      .map(([, setting = '']) => setting)
      .filter((setting) => !readme.includes(`| \`${setting}\` |`))
      .map((setting) => ({ place: ENVIRONMENT, message: setting }));
  },
};
