import { expect, test } from 'vitest';
import { inputMark } from '../platform/graphql/input-from-zod.ts';
import { schema } from './schema.ts';

const inputs = Object.values(schema.getTypeMap()).filter(
  (type) => 'getFields' in type && !('getInterfaces' in type) && !('getTypes' in type),
);

test('what may be sent in a form is what the rule of that form reads: every GraphQL input is made from it', () => {
  expect(inputs.length).toBeGreaterThan(50);
  expect(inputs.filter(({ extensions }) => !extensions[inputMark]).map(({ name }) => name)).toEqual([]);
});
