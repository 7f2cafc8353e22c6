import { findLines, isTest, isTypeScript, type RepoRule } from './repo-rule.ts';

/** Documents are beside their screen in a file of their own, where codegen reads them. */
export const graphqlDocuments: RepoRule = {
  name: 'graphql-documents',
  instead: 'Put the document into the *.graphql.ts beside the screen; codegen makes its types from there.',
  find: (files) =>
    findLines(
      files,
      (path) =>
        /^apps\/(back-office|shop|scanner|screen)\//.test(path) &&
        isTypeScript(path) &&
        !isTest(path) &&
        !path.endsWith('.graphql.ts'),
      /\b(graphql|gql)\(|\bgql`|['"`]\s*(query|mutation|fragment)\s+\w+\s*(\(|\{|on\b)|^\s*(query|mutation|fragment)\s+[A-Z]\w*\s*(\(|\{|on\b)/,
    ),
};

/**
 * A generated fragment is known once its file has run: a document that spreads it imports that file. Without the import
 * the document cannot be completed, and its screen does not open.
 */
export const generatedFragments: RepoRule = {
  name: 'generated-fragments',
  instead:
    "Import the file of the fragment above the document: `import '../../generated/location-fields.ts';`.",
  find(files) {
    const documents = files.filter(({ path }) => /^apps\/back-office\/.*\.graphql\.ts$/.test(path));
    const written = new Set(documents.flatMap(({ text }) => namesIn(text, /\bfragment (\w+) on\b/g)));
    return documents.flatMap(({ path, text }) =>
      namesIn(text, /\.\.\.(\w+Fields)\b/g)
        .filter((name) => !written.has(name) && !text.includes(`/generated/${kebabCase(name)}.ts'`))
        .map((name) => ({ place: path, message: `...${name}` })),
    );
  },
};

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const kebabCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
