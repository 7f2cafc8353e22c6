import { findLines, isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

const statement =
  /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|['"`]\s*(select\s.+\sfrom|insert into|update\s\S+\sset|delete from)\s/i;

/** The only place where a row becomes a domain type is the area's repository. */
export const sqlInRepositories: RepoRule = {
  name: 'sql-in-repositories',
  instead:
    "Move the statement into the area's *.repository.ts and give it a name (`find*`, `get*`, `list*`, `lock*`).",
  find: (files) =>
    findLines(
      files,
      (path) =>
        path.startsWith('apps/server/src/modules/') &&
        isTypeScript(path) &&
        !isTest(path) &&
        !/\.repository\.ts$/.test(path),
      statement,
    ),
};
