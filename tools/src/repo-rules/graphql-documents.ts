import { findLines, isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** Documents are beside their screen in a file of their own, where codegen reads them. */
export const graphqlDocuments: RepoRule = {
  name: 'graphql-documents',
  instead: 'Put the document into the *.graphql.ts beside the screen; codegen makes its types from there.',
  find: (files) =>
    findLines(
      files,
      (path) =>
        /^apps\/(back-office|shop|scanner)\//.test(path) &&
        isTypeScript(path) &&
        !isTest(path) &&
        !path.endsWith('.graphql.ts'),
      /\b(graphql|gql)\(|\bgql`|['"`]\s*(query|mutation|fragment)\s+\w+\s*(\(|\{|on\b)|^\s*(query|mutation|fragment)\s+[A-Z]\w*\s*(\(|\{|on\b)/,
    ),
};
