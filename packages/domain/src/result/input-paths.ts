import type { z } from 'zod';

type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * The paths at which an input can be refused: 'name', 'texts', 'texts.0.title'. The first row of a list
 * represents all of them, and `*` the keys of a record.
 * What a rule refuses beside its fields is at one of these too.
 */
export function inputPaths(schema: z.core.$ZodType, prefix = ''): string[] {
  const def = schema._zod.def as Def;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) =>
      inputPaths(field, prefix ? `${prefix}.${key}` : key),
    );
  if (def.type === 'array') return unique([prefix, ...inputPaths(def.element, prefix ? `${prefix}.0` : '0')]);
  if (def.type === 'record') return inputPaths(def.valueType, `${prefix}.*`);
  if (def.type === 'pipe') return inputPaths(def.in._zod.def.type === 'transform' ? def.out : def.in, prefix);
  if (def.type === 'union') return unique(def.options.flatMap((option) => inputPaths(option, prefix)));
  return 'innerType' in def ? inputPaths(def.innerType, prefix) : [prefix];
}

function unique(paths: readonly string[]): string[] {
  return [...new Set(paths)];
}
