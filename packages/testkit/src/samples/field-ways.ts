import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type GraphqlCall, unionValues } from '../graphql-call.ts';

/** One way from a query to a field of an object below it. */
export interface FieldWay {
  /** Every field on the way, the asked one last: `Query.product`, `Product.channels`. */
  fields: string[];
  /** The same without types and arguments, as an answer holds them. */
  steps: string[];
  document: string;
  variables: Record<string, unknown>;
}

const MOST_STEPS = 4;

/** The sample value of a required argument on the way to a field. */
const literals: Record<string, string> = { Date: '"2030-01-01"', Int: '1', String: '"sample"' };

function literalOf(type: GraphQLInputType): string | undefined {
  const named = getNamedType(type);
  const [value] = unionValues(named) ?? [];
  return value === undefined ? literals[named.name] : `"${value}"`;
}

/** Every way from a query to a field below it that `isWanted`; no way passes one type twice. */
export function findFieldWays(
  printedSchema: string,
  calls: readonly GraphqlCall[],
  isWanted: (field: string) => boolean,
): FieldWay[] {
  const schema = buildSchema(printedSchema);
  const query = schema.getQueryType();
  return calls
    .filter(({ kind }) => kind === 'query')
    .flatMap((call) => {
      const root = query?.getFields()[call.name];
      if (!root) return [];
      const head = call.document.slice(0, call.document.indexOf('{'));
      return waysBelow(root, [`Query.${root.name}`], [])
        .filter(({ fields }) => isWanted(fields.at(-1) ?? ''))
        .map(({ fields, steps, isValue }) => ({
          fields,
          steps: fields.map((field) => field.split('.')[1] ?? ''),
          variables: call.variables,
          document: `${head}{ ${call.name}${passed(root)} ${nested(steps, isValue)} }`,
        }));
    });
}

interface Below {
  fields: string[];
  steps: string[];
  isValue: boolean;
}

function waysBelow(field: GraphQLField<unknown, unknown>, fields: string[], steps: string[]): Below[] {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || fields.length > MOST_STEPS + connectionSteps(fields)) return [];
  if (fields.some((passedField) => passedField.startsWith(`${type.name}.`))) return [];
  return Object.values(type.getFields()).flatMap((inner) => {
    const step = stepOf(inner);
    if (step === undefined) return [];
    const isValue = isLeafType(getNamedType(inner.type));
    const way = { fields: [...fields, `${type.name}.${inner.name}`], steps: [...steps, step], isValue };
    return [way, ...waysBelow(inner, way.fields, way.steps)];
  });
}

/** `edges` and `node` lead nowhere by themselves. */
const connectionSteps = (fields: readonly string[]) =>
  fields.filter((field) => /\.(edges|node)$/.test(field)).length;

function stepOf(field: GraphQLField<unknown, unknown>): string | undefined {
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  const given = needed.map(({ name, type }) => [name, literalOf(type)] as const);
  if (given.some(([, literal]) => literal === undefined)) return undefined;
  return given.length === 0
    ? field.name
    : `${field.name}(${given.map(([name, literal]) => `${name}: ${literal}`).join(', ')})`;
}

function passed(root: GraphQLField<unknown, unknown>): string {
  const names = root.args.map(({ name }) => `${name}: $${name}`);
  return names.length === 0 ? '' : `(${names.join(', ')})`;
}

function nested(steps: readonly string[], isValue: boolean): string {
  const [first, ...rest] = steps;
  if (first === undefined) return isValue ? '' : '{ __typename }';
  return `{ ${first} ${nested(rest, isValue)} }`;
}
