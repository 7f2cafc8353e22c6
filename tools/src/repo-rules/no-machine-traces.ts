import { findLines, type RepoRule } from './repo-rule.ts';

const isThisRule = (path: string) => path.startsWith('tools/src/repo-rules/');

/** A path of one machine works nowhere else. */
export const noMachinePaths: RepoRule = {
  name: 'no-machine-paths',
  instead: 'Make the path from the repository (tools/src/repository.ts), the data folder or os.tmpdir().',
  find: (files) =>
    findLines(
      files,
      (path) => !isThisRule(path),
      /(^|[\s'"`(=:])(\/(work|home|Users|root)\/\w|\/tmp\/\w|[A-Z]:\\\w)/,
    ),
};

/** Which registry packages come from is the machine's choice; the lockfile must not repeat it. */
export const noRegistryHosts: RepoRule = {
  name: 'no-registry-hosts',
  instead: 'Let npm write the lockfile with the repository’s .npmrc (omit-lockfile-registry-resolved).',
  find: (files) =>
    findLines(
      files,
      (path) => !isThisRule(path),
      /https?:\/\/[^\s"']*\bregistry\b[^\s"']*|"resolved": "https?:[^"]*|^registry\s*=.*/,
    ),
};
