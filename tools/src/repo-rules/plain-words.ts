import { isCode, type RepoRule } from './repo-rule.ts';

/** Words that make a reader guess whom or what a sentence means. `nobody` in backticks is an account's name. */
const RULED_OUT =
  /(?<!`|account )\b(somebody|nobody|whoever|everybody|anybody|anew|is told|are told)\b(?!`)/i;
const COMMENT = /^\s*(?:\/\/|\/\*\*?|\*)(.*)$/;
const TITLE = /^\s*(?:(?:test|it|describe)\(|\)?\()['`](.*)['`],/;
const THIS_RULE = 'tools/src/repo-rules/';

/** Comments and test titles are one plain sentence with a named subject, in the field's standard terms. */
export const plainWords: RepoRule = {
  name: 'plain-words',
  instead:
    'Name the subject (the visitor, the account, the caller, the next request) and use the standard term: "again" for "anew", "sees", "reads" or "gets an error" for "is told".',
  find: (files) =>
    files
      .filter(({ path }) => isCode(path) && !path.startsWith(THIS_RULE))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => {
          const spoken =
            COMMENT.exec(line)?.[1] ?? (/\.(test|spec)\.tsx?$/.test(path) ? TITLE.exec(line)?.[1] : '');
          const word = RULED_OUT.exec(spoken ?? '')?.[0];
          return word ? [{ place: `${path}:${index + 1}`, message: word }] : [];
        }),
      ),
};
