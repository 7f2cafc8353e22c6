import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, type DefinitionNode, type DocumentNode, Kind, parse } from 'graphql';
import { domainTypes } from './domain-types.ts';
import { formFields } from './form-fields.ts';

export const generatedFolder = 'apps/back-office/src/generated';

/** What JSON carries for the scalars that are no union of the domain. */
const plainScalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  Time: 'string',
  JSON: 'unknown',
  Upload: 'Blob',
};

const banner =
  '// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.\n';

interface Source {
  location: string;
  text: string;
  document: DocumentNode;
  definition: DefinitionNode & { name: { value: string } };
}

/**
 * The files that type every `graphql(...)` document of the back office, by absolute path. Throws for a document
 * that the schema does not answer, that has no name, or whose name is used twice.
 */
export async function documentTypes(root: string): Promise<Map<string, string>> {
  const schema = parse(readFileSync(join(root, 'packages/api-schema/src/schema.graphql'), 'utf8'));
  const fields = formFields(buildASTSchema(schema), banner);
  const generated = fields.map(({ file, fragment }) => readSource(`${generatedFolder}/${file}`, fragment));
  const sources = [...findDocuments(root), ...generated];
  refuseDoubleNames(sources);
  const types = await codegen({
    schema,
    documents: sources.map(({ location, document }) => ({ location, document })),
    filename: 'operations.ts',
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
    config: {
      enumType: 'string-literal',
      skipTypeNameForRoot: true,
      arrayInputCoercion: false,
      useTypeImports: true,
      scalars: { ...plainScalars, ...unionTypes(root, schema) },
    },
  });
  return new Map([
    [join(root, generatedFolder, 'operations.ts'), `${banner}\n${types}`],
    [join(root, generatedFolder, 'graphql.ts'), documentMap(sources)],
    ...fields.map(({ file, text }) => [join(root, generatedFolder, file), text] as const),
  ]);
}

/** The domain's type of every scalar that is a union of strings: they share the name. */
function unionTypes(root: string, schema: DocumentNode): Record<string, string> {
  const names = schema.definitions.flatMap((definition) =>
    definition.kind === Kind.SCALAR_TYPE_DEFINITION ? [definition.name.value] : [],
  );
  return domainTypes(
    root,
    names.filter((name) => !(name in plainScalars)),
  );
}

function findDocuments(root: string): Source[] {
  const files = globSync('apps/back-office/src/**/*.graphql.ts', { cwd: root }).sort();
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/graphql\(`([^`]*)`/g)].map(([, text = '']) =>
      readSource(file, text),
    ),
  );
}

function refuseDoubleNames(sources: readonly Source[]): void {
  const names = sources.map((source) => source.definition.name.value);
  const twice = sources.find((source, index) => names.indexOf(source.definition.name.value) !== index);
  if (twice) throw new Error(`${twice.location}: the name ${twice.definition.name.value} is used twice`);
}

function readSource(location: string, text: string): Source {
  const document = parse(text);
  const [definition] = document.definitions;
  if (
    document.definitions.length !== 1 ||
    (definition?.kind !== Kind.OPERATION_DEFINITION && definition?.kind !== Kind.FRAGMENT_DEFINITION) ||
    !definition.name
  ) {
    throw new Error(`${location}: a graphql() text holds exactly one named query, mutation or fragment`);
  }
  return { location, text, document, definition: { ...definition, name: definition.name } };
}

/** The `graphql` function: it knows each document by its text and answers it with its types. */
function documentMap(sources: readonly Source[]): string {
  const entries = sources.map(
    ({ text, definition }) => `  ${JSON.stringify(text)}: ${documentType(definition)};`,
  );
  return `${banner}
import { composeDocument, type GraphqlDocument } from '../session/graphql/graphql-document.ts';
import type * as types from './operations.ts';

interface Documents {
${entries.join('\n')}
}

export function graphql<Source extends keyof Documents>(source: Source): Documents[Source] {
  return composeDocument(source) as Documents[Source];
}
`;
}

function documentType(definition: Source['definition']): string {
  const name = definition.name.value;
  if (definition.kind === Kind.FRAGMENT_DEFINITION)
    return `GraphqlDocument<types.${typeName(name)}Fragment, never>`;
  const kind = definition.kind === Kind.OPERATION_DEFINITION ? definition.operation : 'query';
  const type = `${typeName(name)}${typeName(kind)}`;
  return `GraphqlDocument<types.${type}, types.${type}Variables>`;
}

function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
