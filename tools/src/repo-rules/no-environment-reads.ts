import { findLines, isCode, isTest, type RepoRule } from './repo-rule.ts';

/** Tests and build configuration get their environment from the command that starts them, and run nowhere else. */
const ALLOWED = /^apps\/server\/src\/env\.ts$|^packages\/testkit\/|\.config\.ts$/;

/** A setting that is read in passing is not in the README, not checked, and not the same in a test. */
export const noEnvironmentReads: RepoRule = {
  name: 'environment-in-one-place',
  instead:
    'Add the setting to apps/server/src/env.ts and to the table in README.md, and pass it in as an argument.',
  find: (files) =>
    findLines(
      files,
      (path) => isCode(path) && /^(apps|packages)\//.test(path) && !isTest(path) && !ALLOWED.test(path),
      /process\.env\b/,
    ),
};
