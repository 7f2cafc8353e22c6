/** Whether two values say the same, whatever the order in which their fields were stored. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
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
