import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { expect, test } from 'vitest';
import { findUndeclaredFields, refuseUndeclaredFields } from './declared-rights.ts';

/** A schema of one product whose channels are looked up, with what each of its fields declares. */
function aSchema(declared: { root?: object; channels?: object }) {
  const builder = new SchemaBuilder<{ AuthScopes: { session: boolean; asParent: boolean } }>({
    plugins: [ScopeAuthPlugin],
    scopeAuth: { authScopes: () => ({ session: true, asParent: true }) },
  });
  const product = builder.objectRef<{ name: string }>('Product').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      shout: t.string({ resolve: ({ name }) => name.toUpperCase() }),
      channels: t.stringList({ ...declared.channels, resolve: (_product, _args, _context) => [] }),
    }),
  });
  builder.queryType({
    fields: (t) => ({
      product: t.field({ type: product, ...declared.root, resolve: () => ({ name: 'Deck' }) }),
    }),
  });
  return builder.toSchema();
}

const session = { authScopes: { session: true } };

test('a query that does not say who may ask for it is found, and so is a field that looks something up', () => {
  expect(findUndeclaredFields(aSchema({}))).toEqual(['Product.channels', 'Query.product']);
  expect(findUndeclaredFields(aSchema({ root: session }))).toEqual(['Product.channels']);
  expect(() => refuseUndeclaredFields(aSchema({ root: session }))).toThrow('Product.channels');
});

test('a schema in which all of them do is built; what stands on the object itself needs nothing of its own', () => {
  const whole = aSchema({ root: session, channels: { authScopes: { asParent: true } } });
  expect(refuseUndeclaredFields(whole)).toBe(whole);
});

test('a query cannot say that it belongs to an object, and nobody invents a word for a right', () => {
  const asParent = { authScopes: { asParent: true } };
  expect(findUndeclaredFields(aSchema({ root: asParent, channels: asParent }))).toEqual(['Query.product']);
  const invented = { authScopes: { everybody: true } };
  expect(findUndeclaredFields(aSchema({ root: session, channels: invented }))).toEqual(['Product.channels']);
});
