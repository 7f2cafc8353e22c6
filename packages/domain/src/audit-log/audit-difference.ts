/** One field of an audit entry as it was and as it became. A side without the field is `undefined`. */
export interface FieldChange {
  /** The name of the field; a field within a field is `rights.products`. */
  field: string;
  kind: 'added' | 'removed' | 'changed';
  before: unknown;
  after: unknown;
}

/** The replacement of a personal value whose person was erased. */
export const erasedValue = Object.freeze({ erased: true });

export function isErased(value: unknown): boolean {
  return isPlain(value) && Object.keys(value).length === 1 && value.erased === true;
}

/**
 * The fields that differ between the two versions of an entry, in the order in which they were written, the earlier
 * version's first (specification 001, section 3: Audit entry, before and after). Nested fields are listed one by one,
 * and so are texts by language, which are lists of `{ language, … }`: `descriptions.nl.name`. Other lists are listed as
 * a whole; a field that is empty on both sides is left out. A missing version has no fields: every field was
 * added, or removed.
 */
export function findFieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const changes: FieldChange[] = [];
  for (const field of new Set([...from.keys(), ...to.keys()])) {
    const [was, is] = [from.get(field), to.get(field)];
    if ((isEmpty(was) && isEmpty(is)) || (JSON.stringify(was) === JSON.stringify(is) && !isErased(was)))
      continue;
    const kind = isEmpty(was) ? 'added' : isEmpty(is) ? 'removed' : 'changed';
    changes.push({ field, kind, before: was, after: is });
  }
  return changes;
}

function fieldsOf(version: unknown, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  if (!isPlain(version)) return fields;
  for (const [name, stored] of Object.entries(version)) {
    const value = byLanguage(stored);
    const inner = isPlain(value) && !isErased(value) ? fieldsOf(value, `${prefix}${name}.`) : undefined;
    if (inner?.size) for (const [field, one] of inner) fields.set(field, one);
    else if (!inner) fields.set(`${prefix}${name}`, value);
  }
  return fields;
}

/** A list of texts with one entry a language as an object by language; any other value as it is. */
function byLanguage(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return value;
  const texts = new Map<string, unknown>();
  for (const one of value) {
    if (!isPlain(one) || typeof one.language !== 'string' || texts.has(one.language)) return value;
    const { language, ...rest } = one;
    texts.set(language, rest);
  }
  return Object.fromEntries(texts);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
