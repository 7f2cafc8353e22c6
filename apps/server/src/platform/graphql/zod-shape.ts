import { z } from 'zod';

/** A zod schema as GraphQL sees it: what a caller may send, without the rules on its content. */
export interface ZodShape {
  /** Without null, default, transform or whatever else is around it. */
  inner: z.core.$ZodType;
  /** Whether null is allowed, or the field may be left out: GraphQL has one word for the two. */
  nullable: boolean;
  /** Of the outermost layer that has one. */
  description: string | undefined;
}

/** Takes off one layer after the other, on the side of what is sent. */
export function shapeOf(schema: z.core.$ZodType): ZodShape {
  const description = z.globalRegistry.get(schema)?.description;
  const layer = layerBelow(schema);
  if (!layer) return { inner: schema, nullable: false, description };
  const below = shapeOf(layer.schema);
  return {
    inner: below.inner,
    nullable: layer.nullable || below.nullable,
    description: description ?? below.description,
  };
}

function layerBelow(schema: z.core.$ZodType): { schema: z.core.$ZodType; nullable: boolean } | undefined {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return { schema: schema.def.innerType, nullable: true };
  }
  if (schema instanceof z.ZodCatch) return { schema: schema.def.innerType, nullable: false };
  if (schema instanceof z.ZodPipe) return { schema: schema.def.in, nullable: false };
  return undefined;
}
