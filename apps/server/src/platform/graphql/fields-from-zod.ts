import { type FieldMap, ObjectFieldBuilder, type ObjectRef, type OutputType } from '@pothos/core';
import { z } from 'zod';
import { builder } from './builder.ts';
import { findScalarOf } from './union-scalar.ts';
import { shapeOf } from './zod-shape.ts';

type Types = typeof builder.$inferSchemaTypes;
/** A row of any object; whether a value may be null is the schema's word. */
type Row = Record<string, NonNullable<unknown>>;

interface FieldOptions<Field extends string> {
  /** Fields with a GraphQL type that no schema can say. */
  types?: Partial<Record<Field, OutputType<Types>>>;
  descriptions?: Partial<Record<Field, string>>;
  /** Fields that are sent only, or that the object answers in another way. */
  without?: readonly Field[];
}

/** The fields of a zod schema, also those that its transform takes away. */
type FieldOf<Schema extends z.ZodType> = Extract<keyof z.output<Schema> | keyof z.input<Schema>, string>;

const types = new Map<z.core.$ZodType, OutputType<Types>>();

/** Says which GraphQL type answers what a schema parses: a date that is a text to zod is a Date to a caller. */
export function answerAs(type: OutputType<Types>, schema: z.ZodType): void {
  types.set(shapeOf(schema, 'parsed').inner, type);
}

/** The GraphQL object of what a zod object parses: a part of another one, with the same fields and no more. */
export function objectFromZod<Schema extends z.ZodType<object>>(
  name: string,
  schema: Schema,
  { description, ...options }: FieldOptions<FieldOf<Schema>> & { description?: string } = {},
): ObjectRef<Types, z.output<Schema>> {
  const ref = builder.objectRef<z.output<Schema>>(name);
  ref.implement({ ...(description ? { description } : {}), fields: () => fieldsFromZod(schema, options) });
  answerAs(ref, schema);
  return ref;
}

/**
 * A GraphQL field for each field of a domain input, as the rule leaves it: an object answers what its form saves.
 * They are values of the object itself, so they need no authorisation of their own.
 * @throws an error that names the field for which GraphQL has no type: the server does not start.
 */
export function fieldsFromZod<Schema extends z.ZodType<object>>(
  schema: Schema,
  options: FieldOptions<FieldOf<Schema>> = {},
): FieldMap {
  return fieldsOf(schema, options);
}

function fieldsOf(schema: z.ZodType, options: FieldOptions<string>): FieldMap {
  const { inner } = shapeOf(schema, 'parsed');
  if (!(inner instanceof z.ZodObject)) throw new Error('Fields are answered of a zod object only');
  const t = new ObjectFieldBuilder<Types, Row>(builder);
  const answered = Object.entries(inner.shape).filter(([field]) => !options.without?.includes(field));
  return Object.fromEntries(
    answered.map(([field, part]) => {
      const { inner: value, nullable } = shapeOf(part, 'parsed');
      const description = options.descriptions?.[field];
      const type = options.types?.[field] ?? typeOf(t, value, field);
      return [field, t.expose(field, { type, nullable, ...(description ? { description } : {}) })];
    }),
  );
}

function typeOf(
  t: ObjectFieldBuilder<Types, Row>,
  schema: z.core.$ZodType,
  field: string,
): OutputType<Types> {
  const known = types.get(schema);
  if (known) return known;
  if (schema instanceof z.ZodArray) {
    const { inner, nullable } = shapeOf(schema.def.element, 'parsed');
    return t.listRef(typeOf(t, inner, field), { nullable });
  }
  if (schema instanceof z.ZodUUID) return 'ID';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'String';
  if (schema instanceof z.ZodNumber) return schema.format?.includes('int') ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  if (schema instanceof z.ZodEnum) return findScalarOf(schema.options.map(String)) ?? 'String';
  throw new Error(`${field} is a ${schema._zod.def.type}, which has no GraphQL type`);
}
