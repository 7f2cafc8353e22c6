import { expect, test } from 'vitest';
import { refusalOf } from './link-call.ts';

const answer = (errors: object[], headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ errors }), { status: 429, headers });

test('after too many tries the page says for how many minutes it waits, rounded up', async () => {
  const slow = { field: 'main', message: 'Too many tries', code: 'too-many-attempts' };
  const refused = await refusalOf(answer([slow], { 'retry-after': '121' }));
  expect(refused.main).toMatchObject({ errorKey: 'too-many-attempts', params: { minutes: 3 } });
  expect((await refusalOf(answer([slow]))).main?.params).toEqual({ minutes: 1 });
});

test('what is wrong with a field is shown at the field', async () => {
  const refused = await refusalOf(
    answer([{ field: 'town', message: 'Please fill in all fields.', code: 'x' }]),
  );
  expect(refused.main).toBeNull();
  expect(refused.fields.map(({ field }) => field)).toEqual(['town']);
});
