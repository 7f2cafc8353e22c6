import { isCode, type RepoRule } from './repo-rule.ts';

/** Pronouns without a subject, and literary words. `nobody` in backticks is the name of an account. */
const RULED_OUT =
  /(?<!`|account )\b(somebody|nobody|whoever|everybody|anybody|anew|is told|are told|he|his|him|stands|bears|upon|goes on)\b(?!`)/i;
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)(.*)$/;
const TITLE = /^\s*(?:(?:test|it|describe)\(|\)?\()['`](.*)['`],/;
/** READMEs and the other pages of the repository; the decisions tell what was said at their time. */
const isPage = (path: string) => path.endsWith('.md') && !path.startsWith('docs/decisions/');
const THIS_RULE = 'tools/src/repo-rules/';

/** Comments, test titles and pages are plain sentences with named subjects, in the field's standard terms. */
export const plainWords: RepoRule = {
  name: 'plain-words',
  instead:
    'Name the subject (the visitor, the account, the caller, the next request) and use the standard term: "again" for "anew", "sees", "reads" or "gets an error" for "is told".',
  find: (files) =>
    files
      .filter(({ path }) => (isCode(path) || isPage(path)) && !path.startsWith(THIS_RULE))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => {
          const spoken = isPage(path)
            ? line
            : (COMMENT.exec(line)?.[1] ?? (/\.(test|spec)\.tsx?$/.test(path) ? TITLE.exec(line)?.[1] : ''));
          const word = RULED_OUT.exec(spoken ?? '')?.[0];
          return word ? [{ place: `${path}:${index + 1}`, message: word }] : [];
        }),
      ),
};
