import SchemaBuilder from '@pothos/core';
import { expect, test } from 'vitest';
import type { GraphqlContext } from './builder.ts';
import { findUndeclaredFields } from './declared-rights.ts';
import { reading } from './reading.ts';

test('a field that reads must say who may ask for it, as every field that looks something up', () => {
  const builder = new SchemaBuilder<{ Context: GraphqlContext }>({});
  const ticket = builder.objectRef<{ id: string }>('Ticket').implement({
    fields: (t) => ({
      id: t.exposeString('id'),
      scans: t.int({ resolve: reading(async (_scope, { id }) => id.length) }),
    }),
  });
  builder.queryType({ fields: (t) => ({ ticket: t.field({ type: ticket, resolve: () => ({ id: '1' }) }) }) });
  expect(findUndeclaredFields(builder.toSchema())).toContain('Ticket.scans');
});
