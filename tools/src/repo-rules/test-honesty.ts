import { findLines, isTest, type RepoRule } from './repo-rule.ts';

/** The tests of these rules hold what the rules refuse. */
const isChecked = (path: string) => isTest(path) && !path.startsWith('tools/src/repo-rules/');

/** A test that does not run proves nothing and looks as if it did. */
export const noSkippedTests: RepoRule = {
  name: 'every-test-runs',
  instead: 'Repair the test or delete it; a slow one belongs to `npm run test:long`.',
  find: (files) =>
    findLines(
      files,
      isChecked,
      /\b(describe|test|it|suite)(\.\w+)*\.(only|skip|todo|fails)\b|\b[xf](it|describe|test)\(/,
    ),
};

/** A mocked repository proves that the test agrees with itself. */
export const noMockedModules: RepoRule = {
  name: 'no-mocked-modules',
  instead: 'Test the rule with values (*.test.ts) or the use case on a real database (*.db.test.ts).',
  find: (files) => findLines(files, isChecked, /\bvi\.(mock|doMock)\(/),
};
