import { findLines, isTypeScript, type RepoRule } from './repo-rule.ts';

/** What may be sent is described once, by the zod schema that the use case and the form check with. */
export const inputsFromZod: RepoRule = {
  name: 'inputs-from-zod',
  instead: 'Make the GraphQL input with inputFromZod from the schema in packages/domain (decision 0065).',
  find: (files) =>
    findLines(
      files,
      (path) => path.startsWith('apps/server/src/') && isTypeScript(path),
      /\bbuilder\s*\.input(?:Type|Ref)\b/,
    ),
};
