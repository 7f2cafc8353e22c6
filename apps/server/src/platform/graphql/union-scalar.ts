import { ScalarRef } from '@pothos/core';
import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

/** A GraphQL type that answers and takes the values of one union of strings, and no other. */
export type UnionScalar<Value extends string> = ScalarRef<
  typeof builder.$inferSchemaTypes,
  Value,
  Value,
  Value
>;

const scalars = new Map<readonly string[], UnionScalar<string>>();

/**
 * The GraphQL scalar of a list of values of the domain, named after the domain's type. A scalar and not an enum,
 * because the values have hyphens and spaces. An unknown value is refused at its argument; an unknown value in an
 * answer is a bug.
 */
export function unionScalar<const Value extends string>(
  name: string,
  values: readonly Value[],
): UnionScalar<Value> {
  const known = new Map<unknown, Value>(values.map((value) => [value, value]));
  const description = values.map((value) => value || 'empty').join(', ');
  const unknownValue = (value: unknown) => `${name} has no value ${JSON.stringify(value)}: ${description}`;
  const ref: UnionScalar<Value> = new ScalarRef<typeof builder.$inferSchemaTypes, Value, Value, Value>(name);
  ref.updateConfig({
    kind: 'Scalar',
    graphqlKind: 'Scalar',
    name,
    description,
    pothosOptions: { description },
    serialize: (value) => {
      if (known.has(value)) return value;
      throw new Error(unknownValue(value));
    },
    parseValue: (value) => {
      const parsed = known.get(value);
      if (parsed !== undefined) return parsed;
      throw new GraphQLError(unknownValue(value), { extensions: { code: 'BAD_USER_INPUT' } });
    },
  });
  builder.configStore.addTypeRef(ref);
  scalars.set(values, ref);
  return ref;
}

/**
 * The scalar of a list of values: that of this very array, or else the one with the same values (a zod enum copies
 * its values). Only to be asked when every module is loaded, as the `fields` of a Pothos type are.
 * @throws where no scalar has these values, or where two have them and the array is neither's.
 */
export function scalarOf(values: readonly string[]): UnionScalar<string> {
  const found = findScalarOf(values);
  if (found) return found;
  throw new Error(`No scalar has the values ${values.join(', ')}: declare it with unionScalar`);
}

/** As `scalarOf`, and nothing for a list that is no scalar yet. */
export function findScalarOf(values: readonly string[]): UnionScalar<string> | undefined {
  const own = scalars.get(values);
  if (own) return own;
  const same = [...scalars].filter(([others]) => haveSameValues(others, values)).map(([, scalar]) => scalar);
  const [found, ...more] = same;
  if (more.length) {
    const names = same.map(({ name }) => name).join(' and ');
    throw new Error(`${names} have the same values: ask scalarOf with the domain's array itself`);
  }
  return found;
}

function haveSameValues(one: readonly string[], other: readonly string[]): boolean {
  const values = new Set(one);
  return values.size === new Set(other).size && other.every((value) => values.has(value));
}
