import { z } from 'zod';

/**
 * The rules over several fields of an input, and of the inputs in it, that wait until all of its fields are good: their
 * errors come in a second round. Empty for what is no input; a record of inputs is asked one by one.
 */
export function waitingRules(exported: unknown, at: string): string[] {
  if (exported instanceof z.ZodType) return rulesOf(exported, at);
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return [];
  return Object.entries(exported).flatMap(([key, one]) =>
    one instanceof z.ZodType ? rulesOf(one, `${at}.${key}`) : [],
  );
}

const defOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

function rulesOf(schema: z.core.$ZodType, at: string): string[] {
  const def = defOf(schema);
  const isWaiting = ({ _zod }: z.core.$ZodCheck) => _zod.def.check === 'custom' && !_zod.def.when;
  const own = hasFields(schema) && def.checks?.some(isWaiting) ? [at] : [];
  if (def.type === 'object')
    return [...own, ...Object.entries(def.shape).flatMap(([key, field]) => rulesOf(field, `${at}.${key}`))];
  if (def.type === 'array') return [...own, ...rulesOf(def.element, `${at}.*`)];
  if (def.type === 'pipe') return [...own, ...rulesOf(def.in, at), ...rulesOf(def.out, at)];
  return 'innerType' in def ? [...own, ...rulesOf(def.innerType, at)] : own;
}

function hasFields(schema: z.core.$ZodType): boolean {
  const def = defOf(schema);
  if (def.type === 'pipe') return hasFields(def.in);
  return def.type === 'object' || def.type === 'array' || ('innerType' in def && hasFields(def.innerType));
}
