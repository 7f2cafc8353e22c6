import { expect, it } from 'vitest';
import { sessionEndOf } from './session-end.ts';

it('the token says when its session ends; one that does not is no error', () => {
  const payload = btoa(JSON.stringify({ sub: 'é?>', session_ends_at: 1_800_000_000 }).replace('é', '~'));
  expect(sessionEndOf(`head.${payload.replaceAll('+', '-').replaceAll('/', '_')}.sign`)).toBe(
    1_800_000_000_000,
  );
  expect(sessionEndOf(`head.${btoa('{}')}.sign`)).toBeUndefined();
  expect(sessionEndOf('spent')).toBeUndefined();
  expect(sessionEndOf(null)).toBeUndefined();
});
