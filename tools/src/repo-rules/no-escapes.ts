import { findLines, isCode, isTest, type RepoRule } from './repo-rule.ts';

const isRule = (path: string) => path.startsWith('tools/src/repo-rules/');
const isOurCode = (path: string) => isCode(path) && !isRule(path);

/** A note to oneself in the code is a thing not done. */
export const noTodo: RepoRule = {
  name: 'no-todo',
  instead: 'Do it, or write an issue; the code says what is.',
  find: (files) => findLines(files, isOurCode, /\b(TODO|FIXME|XXX|HACK)\b/),
};

/** Each of these switches off a check that the project relies on. */
export const noSilencedChecks: RepoRule = {
  name: 'no-silenced-checks',
  instead: 'Change the code so that the compiler and the linter agree with it.',
  find: (files) =>
    findLines(
      files,
      isOurCode,
      /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|^[^'"`]*\bas (unknown as|any)\b/,
    ),
};

/** The router gives `strict: false` any search there is, and takes `as never` for any. */
export const noUntypedSearch: RepoRule = {
  name: 'no-untyped-search',
  instead:
    'Read and change the address by components/fields/address-search.ts, with the search schema of the screen.',
  find: (files) =>
    findLines(
      files,
      (path) => isCode(path) && path.startsWith('apps/back-office/'),
      /\bstrict: false\b|^[^'"`]*\bas never\b/,
    ),
};

/** A message for a developer in the running product belongs to the log, which carries the request. */
export const noDebugger: RepoRule = {
  name: 'no-debugger',
  instead: 'Remove it; log through platform/log where it is worth keeping.',
  find: (files) => findLines(files, (path) => isOurCode(path) && !isTest(path), /^\s*debugger\b/),
};
