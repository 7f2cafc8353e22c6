import type { z } from 'zod';

/**
 * For `superRefine`: a rule over several fields is checked as soon as the fields that it reads are good, whatever the
 * other fields are, so that a form names everything that is wrong at once. Without it Zod waits until every field is
 * good. '*.time' is the field `time` of each row of a list.
 */
export function onceGood(...fields: readonly string[]): z.core.$ZodSuperRefineParams {
  const isRead = ([first, second]: readonly PropertyKey[]) =>
    first === undefined ||
    fields.some((field) =>
      field.startsWith('*.') ? second === undefined || field === `*.${String(second)}` : field === first,
    );
  return { when: ({ issues }) => !issues.some(({ path = [] }) => isRead(path)) };
}
