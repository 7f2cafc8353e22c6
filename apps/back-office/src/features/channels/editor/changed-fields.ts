/**
 * The fields that differ, by their paths: each text of a language, each switch, each list as a whole. What is empty on one
 * side and absent on the other is the same.
 */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (isPart(before) || isPart(after)) {
    const [old, now] = [isPart(before) ? before : {}, isPart(after) ? after : {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => changedFields(old[name], now[name], path ? `${path}.${name}` : name));
  }
  return JSON.stringify(before ?? '') === JSON.stringify(after ?? '') ? [] : [path];
}

function isPart(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
