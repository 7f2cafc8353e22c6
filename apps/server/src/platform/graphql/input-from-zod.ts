import { InputFieldBuilder, type InputFieldMap, InputObjectRef, type InputType } from '@pothos/core';
import { z } from 'zod';
import { builder } from './builder.ts';
import { findScalarOf } from './union-scalar.ts';
import { shapeOf } from './zod-shape.ts';

type Types = typeof builder.$inferSchemaTypes;

/** What a resolver gets: the input of the schema, with null for each field that may be left out. */
export type SentInput<Value> = Value extends readonly (infer Item)[]
  ? SentInput<Item>[]
  : Value extends object
    ? { [Field in keyof Value]: SentInput<Value[Field]> | (undefined extends Value[Field] ? null : never) }
    : Value;

/** Marks an input as made here, in its GraphQL extensions. */
export const inputMark = 'madeFromZod';

const inputs = new Map<z.core.$ZodType, InputObjectRef<Types, unknown>>();

interface InputOptions<Field extends string> {
  description?: string;
  /** Fields that a caller sends, though the schema has a value for those that are left out. */
  required?: readonly Field[];
  /** Fields with a GraphQL type that no schema can say, such as an enum. */
  types?: Partial<Record<Field, InputType<Types>>>;
}

/**
 * The GraphQL input of a zod object: its fields, which of them may be left out, lists, identifiers, whole numbers and
 * unions. An object within it is an input of its own, declared with its own name. The schema does not check here:
 * the use case does, and refuses with codes.
 */
export function inputFromZod<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  { description, required, types }: InputOptions<Extract<keyof z.input<Schema>, string>> = {},
): InputObjectRef<Types, SentInput<z.input<Schema>>> {
  const { inner } = shapeOf(schema);
  const fields = () => inputFieldsOf(name, inner, { required, types });
  const ref = new InputObjectRef<Types, SentInput<z.input<Schema>>>(name);
  ref.updateConfig({
    kind: 'InputObject',
    graphqlKind: 'InputObject',
    name,
    ...(description === undefined ? {} : { description }),
    pothosOptions: { fields },
    extensions: { [inputMark]: true },
  });
  builder.configStore.addTypeRef(ref);
  builder.configStore.addInputFields(ref, fields);
  inputs.set(inner, ref);
  return ref;
}

/** @throws an error that names the field for which GraphQL has no type: the server does not start. */
export function inputFieldsOf(
  name: string,
  schema: z.core.$ZodType,
  { required = [], types = {} }: InputOptions<string> = {},
): InputFieldMap {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} is no input: its schema is no object`);
  const t = new InputFieldBuilder<Types, 'InputObject'>(builder, 'InputObject');
  return Object.fromEntries(
    Object.entries(schema.shape).map(([field, schema]) => {
      const { inner, nullable, description } = shapeOf(schema);
      const type = types[field] ?? typeOf(t, inner, `${name}.${field}`);
      return [
        field,
        t.field({
          type,
          required: !nullable || required.includes(field),
          ...(description ? { description } : {}),
        }),
      ];
    }),
  );
}

function typeOf(
  t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>,
  schema: z.core.$ZodType,
  place: string,
): InputType<Types> {
  if (schema instanceof z.ZodArray) {
    const { inner, nullable } = shapeOf(schema.def.element);
    return t.listRef(typeOf(t, inner, place), { required: !nullable });
  }
  if (schema instanceof z.ZodObject) {
    const ref = inputs.get(schema);
    if (ref) return ref;
    throw new Error(`${place} is an object: declare it with inputFromZod, so that it has a name`);
  }
  if (schema instanceof z.ZodUUID) return 'ID';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String';
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodEnum) return findScalarOf(schema.options.map(String)) ?? 'String';
  throw new Error(`${place} is a ${schema._zod.def.type}, which has no GraphQL input`);
}
