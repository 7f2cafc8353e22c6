import { z } from 'zod';

/** A zod schema as GraphQL sees it: what a caller may send or gets, without the rules on its content. */
export interface ZodShape {
  /** Without null, default, transform or whatever else is around it. */
  inner: z.core.$ZodType;
  /** Whether null is allowed, or the field may be left out: GraphQL has one word for the two. */
  nullable: boolean;
  /** Of the outermost layer that has one. */
  description: string | undefined;
}

/** What a caller sends to a schema, or what the schema makes of it. */
type Side = 'sent' | 'parsed';

/** Takes off one layer after the other: a default makes a field that may be left out, but is never null once parsed. */
export function shapeOf(schema: z.core.$ZodType, side: Side = 'sent'): ZodShape {
  const description = z.globalRegistry.get(schema)?.description;
  const layer = layerBelow(schema, side);
  if (!layer) return { inner: schema, nullable: false, description };
  const below = shapeOf(layer.schema, side);
  return {
    inner: below.inner,
    nullable: layer.nullable || below.nullable,
    description: description ?? below.description,
  };
}

function layerBelow(
  schema: z.core.$ZodType,
  side: Side,
): { schema: z.core.$ZodType; nullable: boolean } | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return { schema: schema.def.innerType, nullable: true };
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return { schema: schema.def.innerType, nullable: side === 'sent' };
  }
  if (schema instanceof z.ZodCatch) return { schema: schema.def.innerType, nullable: false };
  if (schema instanceof z.ZodPipe) {
    // What a transform makes has no schema: it is answered as what it was made of.
    const made = schema.def.out instanceof z.ZodTransform ? schema.def.in : schema.def.out;
    return { schema: side === 'parsed' ? made : schema.def.in, nullable: false };
  }
  return undefined;
}
