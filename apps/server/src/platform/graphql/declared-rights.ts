import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { z } from 'zod';

const right = z.enum(['access', 'edit', 'extra']);

const ofRoot = z.union([
  z.strictObject({ right: z.tuple([z.string(), right]) }),
  z.strictObject({ anyRight: z.tuple([z.array(z.string()).min(2), right]) }),
  z.strictObject({ session: z.literal(true) }),
  z.strictObject({ anySession: z.literal(true) }),
]);
const ofField = z.union([...ofRoot.options, z.strictObject({ asParent: z.literal(true) })]);

/** The authorisation that a field declares. */
export type DeclaredScope = z.output<typeof ofField>;

const optionsOf = z.object({
  pothosOptions: z.object({
    authScopes: z.unknown().optional(),
    resolve: z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function').optional(),
    load: z.unknown().optional(),
  }),
});

/** What a field declares; undefined when it declares nothing, or nothing that can be read off. */
export function scopeOf(field: GraphQLField<unknown, unknown>): DeclaredScope | undefined {
  const options = optionsOf.safeParse(field.extensions);
  return options.success ? ofField.safeParse(options.data.pothosOptions.authScopes).data : undefined;
}

/**
 * The fields of a schema without declared authorisation: every query and mutation needs one, and every field of an
 * object that reads more than the object's row (its resolver uses the call, or it is loaded).
 */
export function findUndeclaredFields(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  return objectsOf(schema).flatMap((type) => {
    const isRoot = roots.some((root) => root?.name === type.name);
    return Object.values(type.getFields())
      .filter((field) =>
        isRoot ? !ofRoot.safeParse(scopeOf(field)).success : looksUp(field) && !scopeOf(field),
      )
      .map((field) => `${type.name}.${field.name}`);
  });
}

/** @throws an error that names them: neither the server starts nor the schema is printed. */
export function refuseUndeclaredFields(schema: GraphQLSchema): GraphQLSchema {
  const undeclared = findUndeclaredFields(schema);
  if (undeclared.length > 0) {
    throw new Error(
      `These fields do not say who may ask for them (authScopes, docs/security.md): ${undeclared.join(', ')}`,
    );
  }
  return schema;
}

/**
 * Object types and interfaces, without those of GraphQL itself. Recognised by shape: two copies may be loaded at
 * once.
 */
export function objectsOf(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type: GraphQLNamedType): type is GraphQLObjectType =>
      'getFields' in type && 'getInterfaces' in type && !type.name.startsWith('__'),
  );
}

const withCall = 3;

function looksUp(field: GraphQLField<unknown, unknown>): boolean {
  const options = optionsOf.safeParse(field.extensions);
  if (!options.success) return false;
  const { resolve, load } = options.data.pothosOptions;
  return load !== undefined || (resolve !== undefined && takesCall(resolve));
}

/**
 * Whether a resolver may get at the call. `length` leaves out rest parameters and those from the first default on, so
 * one that has any in its head, hands on `arguments` or is bound counts as if it took the call.
 */
function takesCall(resolve: (...given: never[]) => unknown): boolean {
  if (resolve.length >= withCall) return true;
  const source = resolve.toString();
  const head = /^.*?(?:=>|\)\s*\{)/s.exec(source)?.[0].replace(/=>$/, '') ?? '';
  return /=|\.\.\./.test(head) || /\barguments\b|\[native code\]/.test(source);
}
