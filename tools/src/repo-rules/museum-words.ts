import { findLines, isTest, isTypeScript, type RepoRule, withoutCommentLines } from './repo-rule.ts';

/** The platform and the ui kit would serve any product; a word of the trade shows that a rule slipped in. */
export const museumWords: RepoRule = {
  name: 'no-museum-words-below',
  instead: 'Move what knows the trade into the module, feature or domain area whose word it is.',
  find: (files) =>
    findLines(
      files.map(({ path, text }) => ({ path, text: withoutCommentLines(text) })),
      (path) =>
        /^(apps\/server\/src\/platform|packages\/ui\/src)\//.test(path) &&
        isTypeScript(path) &&
        !isTest(path),
      /\b\w*(museum|exhibition|ticket|timeslot|visitor|voucher|reservation)\w*\b/i,
    ),
};
