import { isCode, isTest, type RepoRule } from './repo-rule.ts';

const MAX_LINES = 300;
const MAX_TEST_LINES = 400;

/** A file that cannot be read in one go holds more than one thing. */
export const fileLength: RepoRule = {
  name: 'file-length',
  instead: `Aim at 40 to 80 lines; ${MAX_LINES} is the end, ${MAX_TEST_LINES} for a test. Split by what the parts do.`,
  find: (files) =>
    files.flatMap(({ path, text }) => {
      const lines = text.split('\n').length - 1;
      const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
      return isCode(path) && lines > limit ? [{ place: path, message: `has ${lines} lines` }] : [];
    }),
};
