import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

/** One field of Query or Mutation, with a document that asks for all it can answer. */
export interface GraphqlCall {
  kind: 'query' | 'mutation';
  name: string;
  document: string;
  /** Complete and of the right types. */
  variables: Record<string, unknown>;
  /** Every scalar position in the variables. */
  leaves: { path: (string | number)[]; type: GraphQLLeafType }[];
}

/** What to put in for an id of the thing that the field and the argument name. */
export type SampleId = (fieldName: string, argumentName: string) => string;

/** Lists within lists cost more than one query may. */
const SELECTION_DEPTH = 2;
const samples: Record<string, unknown> = {
  String: 'sample',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2030-06-15',
  Time: '10:00',
  DateTime: '2030-06-15T10:00:00Z',
  JSON: {},
  Upload: new Blob(['not a picture'], { type: 'image/png' }),
};
/** Values that rules let through, so that a hostile one beside them gets far. */
const samplesByName: Record<string, unknown> = {
  // The others need the right Extra.
  act: 'keep',
  // Needs Extra, as do those beside it.
  cancel: null,
  refundMinor: null,
  isFeeWaived: false,
  isAgainstRules: false,
  isDonationReturned: false,
  due: 'link',
  language: 'en',
  defaultLanguage: 'en',
  languages: 'en',
  email: 'anna.visser@example.com',
  first: 10,
  last: null,
  after: null,
  before: null,
  sort: null,
  states: null,
  state: 'open',
  status: 'yes',
  accountType: 'read only',
  locale: 'en_US',
  module: 'products',
  newPassword: 'sample-password',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  time: '10:00',
  opens: '09:00',
  closes: '17:00',
  date: '2030-06-15',
  from: '2030-01-01',
  until: '2030-12-31',
  availableFrom: '2030-01-01',
  availableUntil: '2030-12-31',
  startDate: null,
  endDate: null,
  brand: '#C2402A',
  ink: '#12263A',
  paper: '#FBF7F0',
  salesPoints: 'website',
};

/** The values of a scalar that is one of the domain's unions, which its description lists. */
export function unionValues(type: GraphQLNamedType): readonly string[] | undefined {
  if (!isScalarType(type) || type.name === 'ID' || type.name in samples) return undefined;
  return type.description?.split(', ').map((value) => (value === 'empty' ? '' : value));
}

/** Every query and mutation of a schema, given as its text. */
export function listCalls(printedSchema: string, sampleId: SampleId): GraphqlCall[] {
  const schema = buildSchema(printedSchema);
  const fieldsOf = (kind: 'query' | 'mutation') => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => toCall(schema, kind, field, sampleId));
  };
  return [...fieldsOf('query'), ...fieldsOf('mutation')];
}

function toCall(
  schema: GraphQLSchema,
  kind: GraphqlCall['kind'],
  field: GraphQLField<unknown, unknown>,
  sampleId: SampleId,
): GraphqlCall {
  const leaves: GraphqlCall['leaves'] = [];
  const sample = (type: GraphQLInputType, name: string, path: (string | number)[]): unknown => {
    if (isNonNullType(type)) return sample(type.ofType, name, path);
    if (isListType(type)) {
      const element = sample(type.ofType, name, [...path, 0]);
      return element === null ? [] : [element];
    }
    if (isInputObjectType(type)) {
      return Object.fromEntries(
        Object.values(type.getFields()).map((one) => [
          one.name,
          sample(one.type, one.name, [...path, one.name]),
        ]),
      );
    }
    leaves.push({ path, type });
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (type.name === 'ID') return samplesByName[name] === null ? null : sampleId(field.name, name);
    const values = unionValues(type);
    const byName = samplesByName[name];
    if (values) return byName === null || values.some((value) => value === byName) ? byName : values[0];
    return name in samplesByName ? byName : samples[type.name];
  };
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [name, sample(type, name, [name])]),
  );
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const isList = isListType(getNullableType(field.type));
  const selection = select(schema, field.type, isList ? SELECTION_DEPTH - 1 : SELECTION_DEPTH, []);
  const document = `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
  return { kind, name: field.name, document, variables, leaves };
}

/** Every plain value that can be reached, so deep; a type inside itself is left out. */
function select(schema: GraphQLSchema, type: GraphQLOutputType, depth: number, within: string[]): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isAbstractType(named)) {
    const parts = schema
      .getPossibleTypes(named)
      .map((one) => `... on ${one.name} ${select(schema, one, depth, within)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some((argument) => isNonNullType(argument.type))) return [];
    if (isLeafType(inner)) return [field.name];
    if (depth === 0 || within.includes(inner.name)) return [];
    return [`${field.name} ${select(schema, field.type, depth - 1, [...within, named.name])}`];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

/** The variables with another value in one place. */
export function replaceLeaf(
  variables: Record<string, unknown>,
  path: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(variables);
  let place: unknown = copy;
  for (const step of path.slice(0, -1)) place = Reflect.get(place as object, step);
  Reflect.set(place as object, path.at(-1) ?? '', value);
  return copy;
}
