import type { z } from 'zod';

/** Whether two values say the same, whatever the order in which their fields were stored. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return inOneOrder(one) === inOneOrder(other);
}

/** The value as text, its fields in the order of their names. */
export function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The coming value without the change of one field: that field is as it is in force. */
export function withoutChange(coming: object, inForce: object, field: string): object {
  const value = Object.entries(inForce).find(([name]) => name === field)?.[1];
  return { ...coming, [field]: value };
}

/** The fields in which two values differ. */
export function changedFields(one: object, other: object): string[] {
  const values = new Map(Object.entries(other));
  return Object.entries(one)
    .filter(([field, value]) => !isSameValue(value, values.get(field)))
    .map(([field]) => field);
}

/**
 * A change on top of what is in force now: fields that it leaves as they were follow what became of them since it was saved.
 * Where the two do not go together, the change counts as a whole.
 */
export function valueWithChange(
  schema: z.ZodType,
  inForce: object,
  { value, valueBefore }: { value: object; valueBefore: object },
): object {
  const fields = new Set(changedFields(value, valueBefore));
  const changes = Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field)));
  const together = { ...inForce, ...changes };
  return schema.safeParse(together).success ? together : value;
}
